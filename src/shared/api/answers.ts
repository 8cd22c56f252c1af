type Handler = () => void;

const ignore: Handler = () => undefined;
let handler = ignore;

/** Sets what happens when the server has answered a call, so that it can be reached. Returns a function that ends it. */
export function onAnswer(next: Handler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = ignore;
  };
}

/** Call it when a call was answered as the contract has it. */
export function noteAnswer(): void {
  handler();
}
