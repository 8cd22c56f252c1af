import { analyseRows, type RowAnalysis } from '@/features/importing/columnMapping/analyseRows';
import { UnreadableFile } from '@/features/importing/files/fileKinds';
import { readFile, type ReadFile, type WantedForm } from '@/features/importing/files/readFile';
import { trimText } from '@/shared/text/trimText';
import { recallHeadings, type KnownFile } from './rememberedChoices';

export type AnalysedFile = ReadFile & RowAnalysis;

/**
 * Reads a file, or pasted rows, and finds its headings and columns. Rejects with an UnreadableFile also
 * when nothing but headings is there.
 */
export async function readSource(
  source: File | string,
  knownFiles: readonly KnownFile[],
  wanted?: WantedForm,
): Promise<AnalysedFile> {
  if (typeof source === 'string' && trimText(source) === '') {
    throw new UnreadableFile('Please choose a file or paste your rows.');
  }
  const read = await readFile(new Blob([source]), wanted);
  const analysis = analyseRows(read.rows, recallHeadings(knownFiles, read.rows));
  if (analysis.dataRows.length === 0) {
    throw new UnreadableFile('There is only a row of headings, and no row below.');
  }
  return { ...read, ...analysis };
}
