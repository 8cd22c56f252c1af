type Receive = (text: string) => void;

/** The boxes on the page that take text, by their names. */
const boxes = new Map<string, Receive>();

/** The box that a key has asked for, and what was typed for it since. */
let wanted: { box: string; text: string } | null = null;

/** From now on keys are text for the box of this name, until `deliverText` finds it on the page. */
export function collectText(box: string): void {
  wanted = { box, text: '' };
  // A blank would press what has the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Stops collecting, and forgets the text. */
export function stopCollecting(): void {
  wanted = null;
}

/** Collects a key, if a box is waited for and the key is text; returns whether it was collected. */
export function collectKey(key: string): boolean {
  if (wanted === null) return false;
  if (key === 'Escape' || key === 'Tab') stopCollecting();
  const isText = key.length === 1 || key === 'Backspace';
  if (isText) wanted.text = key === 'Backspace' ? wanted.text.slice(0, -1) : wanted.text + key;
  return isText;
}

/** Hands the text to its box, if that is on the page. */
export function deliverText(): void {
  const receive = wanted && boxes.get(wanted.box);
  if (!wanted || !receive) return;
  const { text } = wanted;
  stopCollecting();
  receive(text);
}

/** Registers a box that is on the page, which takes the text at once. Returns a function that ends it. */
export function receiveText(box: string, receive: Receive): () => void {
  boxes.set(box, receive);
  deliverText();
  return () => {
    if (boxes.get(box) === receive) boxes.delete(box);
  };
}
