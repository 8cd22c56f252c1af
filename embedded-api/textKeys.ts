/** The form in which texts are compared: composed (NFC) and lower-cased beyond ASCII. */
export function searchKey(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
