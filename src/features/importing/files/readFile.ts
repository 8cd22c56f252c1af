import type { ComponentProps } from 'react';
import { loadCode } from '@/shared/loading/loadCode';
import type { SelectInput } from '@/shared/ui/SelectInput';
import { ENCODINGS, guessEncoding } from './encodings';
import { isPacked, refuseOtherFiles, refuseOtherTexts, UnreadableFile } from './fileKinds';
import { readCsv, SEPARATORS, type FileRow } from './readCsv';

/** What can be chosen about how a file is read, with what was found or chosen. */
export type FormChoice = Omit<ComponentProps<typeof SelectInput>, 'onChange'>;

/** What is chosen, by the names of the choices. */
export type WantedForm = Partial<Record<string, string>>;
export type ReadFile = {
  rows: FileRow[];
  form: FormChoice[];
  /** Whether numbers of days count from 1904 on, as a spreadsheet can say. */
  isFrom1904?: boolean;
};

type Format = {
  /** As the text above the choice of a file names it. */
  name: string;
  fits: (bytes: Uint8Array) => boolean;
  /** The rows in the form that is wanted. Rejects as `readFile` does. */
  read: (bytes: Uint8Array<ArrayBuffer>, wanted: WantedForm) => Promise<ReadFile> | ReadFile;
};

/** The files that can be read, each by the last format that fits; what is no text is refused by its own. */
const FORMATS: readonly Format[] = [
  { name: 'A CSV file', fits: () => true, read: readTextFile },
  { name: 'an .xlsx spreadsheet', fits: isPacked, read: readSpreadsheet },
];

const names = FORMATS.map(({ name }) => name);
/** As 'A CSV file or an .xlsx spreadsheet'. */
export const FORMAT_NAMES = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

const SEPARATOR_NAMES = Object.keys(SEPARATORS);

const LARGEST_BYTES = 2 * 1024 * 1024;

/**
 * The rows of a file of one of the formats, read in the form that is wanted; what is not named there is found
 * out. Rejects with an UnreadableFile that says why, or with a ChunkLoadError.
 */
export async function readFile(file: Blob, wanted: WantedForm = {}): Promise<ReadFile> {
  if (file.size > LARGEST_BYTES) {
    throw new UnreadableFile(
      'This file is larger than 2 MB. Please split it and import the parts.',
    );
  }
  const bytes = new Uint8Array(await readBytes(file));
  const { read = readTextFile } = FORMATS.findLast(({ fits }) => fits(bytes)) ?? {};
  return read(bytes, wanted);
}

async function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>, { sheet }: WantedForm) {
  const { readSheet } = await loadCode(() => import('./readSheet'), 'The reader of spreadsheets');
  return readSheet(bytes, sheet);
}

function readTextFile(bytes: Uint8Array, wanted: WantedForm): ReadFile {
  refuseOtherFiles(bytes);
  const encoding = wanted.encoding ?? guessEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  refuseOtherTexts(text);
  const { rows, separator } = readCsv(text, SEPARATORS[wanted.separator ?? ''] ?? wanted.separator);
  return {
    rows,
    form: [
      { name: 'encoding', options: ENCODINGS, isVerbatim: true, value: encoding },
      {
        name: 'separator',
        labelText: 'columns are separated by',
        options: SEPARATOR_NAMES,
        value: SEPARATOR_NAMES.find((name) => SEPARATORS[name] === separator) ?? separator,
      },
    ],
  };
}

async function readBytes(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new UnreadableFile('This file cannot be read any more. Please choose it again.');
  }
}
