import { analyseRows } from '@/features/importing/columnMapping/analyseRows';
import { UnreadableFile } from '@/features/importing/files/fileKinds';
import { readFile, type ReadFile, type WantedForm } from '@/features/importing/files/readFile';

/** Reads a file, or pasted rows; rejects with an UnreadableFile also when nothing but headings is there. */
export async function readSource(source: Blob | string, wanted?: WantedForm): Promise<ReadFile> {
  if (typeof source === 'string' && source.trim() === '') {
    throw new UnreadableFile('Please choose a file or paste your rows.');
  }
  const read = await readFile(new Blob([source]), wanted);
  if (analyseRows(read.rows).dataRows.length === 0) {
    throw new UnreadableFile('There is only a row of headings in it, and nothing below.');
  }
  return read;
}
