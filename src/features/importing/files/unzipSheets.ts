import { strFromU8, unzipSync } from 'fflate';
import { notRowsError, UnreadableFile } from './fileKinds';

/** Characters of all parts together; far more than 5,000 rows need. */
const MOST_UNPACKED = 16 * 1024 * 1024;
const PARTS =
  /^xl\/(?:workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook)\.xml(?:\.rels)?$/i;

/**
 * The XML parts of an .xlsx file by their paths. Throws an UnreadableFile when it is something else,
 * damaged, or too large.
 */
export function unzipSheets(bytes: Uint8Array): (path: string) => Document | undefined {
  const files = unpack(bytes);
  if (!('xl/workbook.xml' in files))
    throw notRowsError('a packed file or another kind of spreadsheet');
  return (path) => {
    const file = files[path.toLowerCase()];
    return file && parseXml(strFromU8(file));
  };
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  try {
    // Not `unzip`, which makes workers from text.
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PARTS.test(name)) return false;
        unpacked += originalSize;
        if (unpacked > MOST_UNPACKED) throw new UnreadableFile(TOO_LARGE);
        return true;
      },
    });
    // Some programs write them in another case than they refer to them.
    return Object.fromEntries(
      Object.entries(files).map(([path, file]) => [path.toLowerCase(), file]),
    );
  } catch (thrown) {
    throw thrown instanceof UnreadableFile ? thrown : new UnreadableFile(DAMAGED);
  }
}

function parseXml(text: string): Document {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  if (text.includes('<!DOCTYPE') || xml.querySelector('parsererror')) {
    throw new UnreadableFile(DAMAGED);
  }
  return xml;
}

const TOO_LARGE =
  'This spreadsheet is larger than can be read here. Please save its rows as CSV and import that file.';
const DAMAGED = 'This spreadsheet is damaged. Please save it again, or save it as CSV.';
