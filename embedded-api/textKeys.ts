/** The form in which texts are compared: composed (NFC) and lower-cased beyond ASCII. */
export function searchKey(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/**
 * The form in which e-mails are compared. An international domain is in ASCII, as Chromium's field for
 * e-mails hands it on; others hand it on as it was typed.
 */
export function emailKey(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  const address = `http://${domain}`;
  const isInternational = /\P{ASCII}/u.test(domain) && URL.canParse(address);
  return searchKey(email.slice(0, start) + (isInternational ? new URL(address).hostname : domain));
}

/** Letters that Unicode does not take apart into a plain one and an accent. */
const SPELLED_OUT: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};

/** The form in which texts are sorted: like searchKey, and without accents. */
export function sortKey(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return plain.replace(/[ßæœøđł]/g, (letter) => SPELLED_OUT[letter] ?? letter).normalize('NFC');
}
