/**
 * The letter or sign that a key means to a shortcut. A layout of another script has the letters, '/' and '?' where
 * a US keyboard has them, and one whose digits need Shift has these without it; Caps Lock changes nothing.
 */
export function readKey(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  const isCapsLock = event.getModifierState('CapsLock');
  const isOtherScript = /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key);
  if (isOtherScript && code.startsWith('Key')) {
    const letter = code.slice('Key'.length);
    return shiftKey ? letter : letter.toLowerCase();
  }
  // French and Czech keyboards have other signs there.
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  const isPlain = !shiftKey && !event.getModifierState('AltGraph');
  if (digit !== undefined && isPlain && /^[^/?]$/.test(key)) return digit;
  // Russian and Hebrew layouts have '.' and ',' there.
  if (code === 'Slash' && (isOtherScript || /^[.,]$/.test(key))) return shiftKey ? '?' : '/';
  return isCapsLock && key.length === 1 ? key.toLowerCase() : key;
}
