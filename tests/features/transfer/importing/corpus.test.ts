import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCsv } from '@/features/transfer/csv/readCsv';
import { readText } from '@/features/transfer/csv/readText';
import { importReducer, startImport } from '@/features/transfer/importing/importState';
import { planRows } from '@/features/transfer/importing/plan';

const CORPUS = join(import.meta.dirname, '../corpus');

/** Every file of the corpus tells of these, in the words and the form of its program. */
const APPLICATIONS = [
  ['Software Engineer', 'Initech', 'Berlin', 'full-time', 'pending'],
  ['Engineer "Backend"', 'Müller, Schmidt & Co.', 'Zürich', 'part-time', 'declined'],
  ['Data Analyst', 'Étoile', 'Paris', 'internship', 'interview'],
].map(([position, company, jobLocation, jobType, jobStatus]) => ({
  position,
  company,
  jobLocation,
  jobType,
  jobStatus,
}));

describe('the files of other programs', async () => {
  it.each(await readdir(CORPUS))('are understood without a change: %s', async (name) => {
    const rows = await readCsv(await readText(new Blob([await readFile(join(CORPUS, name))])));
    const state = importReducer(startImport(''), { type: 'rowsRead', rows });
    const plan = await planRows(state.dataRows, state.choices, [], new AbortController().signal);

    expect(plan.map(({ draft }) => draft)).toEqual(APPLICATIONS);
    expect(plan.every(({ verdict }) => verdict === 'new')).toBe(true);
  });
});
