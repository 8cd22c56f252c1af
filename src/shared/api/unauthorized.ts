type Handler = () => void;

let handler: Handler = () => undefined;

/** Sets what happens when the server no longer knows the session. */
export function onUnauthorized(next: Handler): void {
  handler = next;
}

/** Call it when a call outside `/auth` was answered with 401. */
export function reportUnauthorized(): void {
  handler();
}
