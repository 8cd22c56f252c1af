type Pressed = { isComposing: boolean; keyCode: number };

/** Whether a key belongs to a composition; Safari tells of the Enter that ends one only by this code. */
export function isComposing(event: Pressed): boolean {
  return event.isComposing || event.keyCode === 229;
}
