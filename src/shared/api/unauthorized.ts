type Handler = (text?: string) => void;

const ignore: Handler = () => undefined;
let handler = ignore;

/** Sets what happens when the server no longer knows the session. Returns a function that ends it. */
export function onUnauthorized(next: Handler): () => void {
  handler = next;
  return () => {
    handler = ignore;
  };
}

/** Call it when a call outside `/auth` was answered with 401; the text is told in place of the usual one. */
export function reportUnauthorized(text?: string): void {
  handler(text);
}
