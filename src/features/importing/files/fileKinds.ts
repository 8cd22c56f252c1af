import { startsWith } from './encodings';

/** A file that cannot be read, with the sentence that says why. */
export class UnreadableFile extends Error {}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const AS_CSV =
  'Open it in the program it comes from, choose "Save as" or "Download", pick CSV as the file type, and import that file.';

/** The first bytes of an old spreadsheet, and of what is around a locked .xlsx. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const LOCKED =
  'This spreadsheet is locked by a password. Open it, save it without the password or as CSV, and import that file.';

/** What files begin with that hold no rows of text. */
const KINDS = [
  { name: 'an old spreadsheet file', start: COMPOUND },
  { name: 'a PDF', start: [0x25, 0x50, 0x44, 0x46] },
  { name: 'an image', start: [0x89, 0x50, 0x4e, 0x47] },
  { name: 'an image', start: [0xff, 0xd8, 0xff] },
  { name: 'an image', start: [0x47, 0x49, 0x46, 0x38] },
  { name: 'an image', start: [0x52, 0x49, 0x46, 0x46] },
  { name: 'a packed file', start: [0x1f, 0x8b] },
  { name: 'a text with formatting', start: [0x7b, 0x5c, 0x72, 0x74, 0x66] },
];

/** Whether the file may be an .xlsx spreadsheet, which is packed. */
export function isPacked(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP);
}

/** Throws an UnreadableFile for a file that is of another kind by its first bytes. */
export function refuseOtherFiles(bytes: Uint8Array): void {
  if (isLocked(bytes)) throw new UnreadableFile(LOCKED);
  const kind = KINDS.find(({ start }) => startsWith(bytes, start));
  if (kind !== undefined) throw notRowsError(kind.name);
}

/** Whether the file holds a part that programs name so in UTF-16. */
function isLocked(bytes: Uint8Array): boolean {
  const name = Array.from('EncryptedPackage').join('\0');
  return startsWith(bytes, COMPOUND) && new TextDecoder('latin1').decode(bytes).includes(name);
}

/** Throws an UnreadableFile for a text that is a web page, JSON or no text at all. */
export function refuseOtherTexts(text: string): void {
  const start = text
    .slice(0, 2000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^<(?:\?xml|svg)/i.test(start)) throw notRowsError('an XML file');
  if (start.startsWith('<!') || (/^<[a-z][^<>]*>/i.test(start) && start.includes('</'))) {
    throw notRowsError('a web page');
  }
  if (/^BEGIN:V/i.test(start)) throw notRowsError('a calendar or an address book');
  if (/^[[{]/.test(start) && (isJson(text) || isJson(start.split(/[\r\n]/)[0] ?? ''))) {
    throw notRowsError('a JSON file');
  }
  const unseen = start.match(/[^\P{Cc}\s]|\uFFFD/gu)?.length ?? 0;
  if (unseen * 5 > start.length) throw notRowsError('no text');
}

/** The failure for what is something else than rows. */
export function notRowsError(name: string): UnreadableFile {
  return new UnreadableFile(`This is ${name}, not a list of rows. ${AS_CSV}`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
