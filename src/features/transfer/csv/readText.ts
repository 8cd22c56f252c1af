/** A file that cannot be read, with the sentence that says why. */
export class UnreadableFile extends Error {}

const LARGEST_BYTES = 2 * 1024 * 1024;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

const BYTE_ORDER_MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * The text of a CSV file: in the encoding its byte order mark names, else UTF-8, else Windows-1252.
 * Rejects with an UnreadableFile when it is too large, a spreadsheet, or gone.
 */
export async function readText(file: Blob): Promise<string> {
  if (file.size > LARGEST_BYTES) {
    throw new UnreadableFile('This is larger than 2 MB. Please split it and import the parts.');
  }
  const bytes = new Uint8Array(await readBytes(file));
  if (startsWith(bytes, ZIP) || startsWith(bytes, OLD_OFFICE)) {
    throw new UnreadableFile(
      'This is a spreadsheet file. Open it in your spreadsheet program, choose "Save as" or "Download", pick CSV as the file type, and import that file.',
    );
  }
  return decode(bytes);
}

async function readBytes(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new UnreadableFile('This file cannot be read any more. Please choose it again.');
  }
}

function decode(bytes: Uint8Array): string {
  const mark = BYTE_ORDER_MARKS.find((one) => startsWith(bytes, one.bytes));
  if (mark !== undefined) return new TextDecoder(mark.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
