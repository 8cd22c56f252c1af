import { reportError } from '@/shared/lib/errorReporter';
import { lostText } from '@/shared/lib/notify';
import { decode, guessEncoding } from './encodings';
import { isPacked, refuseOtherFiles, refuseOtherTexts, UnreadableFile } from './fileKinds';
import { readCsv, type FileRow } from './readCsv';
import type { SheetForm } from './readSheet';

/** How a file was read: a text by its encoding and separator, a spreadsheet by one of its sheets. */
export type FileForm = { kind: 'text'; encoding: string; separator: string } | SheetForm;

export type WantedForm = {
  encoding?: string;
  separator?: string | undefined;
  sheet?: string;
};
export type ReadFile = { rows: FileRow[]; form: FileForm };

const LARGEST_BYTES = 2 * 1024 * 1024;

/**
 * The rows of a CSV file or of an .xlsx spreadsheet, read in the form that is wanted; what is not
 * named there is found out. Rejects with an UnreadableFile that says why.
 */
export async function readFile(file: Blob, wanted: WantedForm = {}): Promise<ReadFile> {
  if (file.size > LARGEST_BYTES) {
    throw new UnreadableFile(
      'This file is larger than 2 MB. Please split it and import the parts.',
    );
  }
  const bytes = new Uint8Array(await readBytes(file));
  if (isPacked(bytes)) {
    const { readSheet } = await loadSheets();
    return readSheet(bytes, wanted.sheet);
  }
  refuseOtherFiles(bytes);
  const encoding = wanted.encoding ?? guessEncoding(bytes);
  const text = decode(bytes, encoding);
  refuseOtherTexts(text);
  const { rows, separator } = readCsv(text, wanted.separator);
  return { rows, form: { kind: 'text', encoding, separator } };
}

async function loadSheets() {
  try {
    return await import('./readSheet');
  } catch (error) {
    reportError(error, 'import');
    throw new UnreadableFile(lostText('reader of spreadsheets'));
  }
}

async function readBytes(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new UnreadableFile('This file cannot be read any more. Please choose it again.');
  }
}
