import { readdir, readFile as readFromDisk } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importReducer, startImport } from '@/features/transfer/importing/importState';
import { readSource } from '@/features/transfer/importing/readSource';
import { planRows } from '@/features/transfer/importing/plan';
import { restFile, restRows } from '@/features/transfer/importing/result';
import { writeCsv } from '@/features/transfer/csv/writeCsv';
import { FILES, type Expected } from './files';

const CORPUS = join(import.meta.dirname, '../corpus');
const { signal } = new AbortController();

async function open(content: string | Uint8Array<ArrayBuffer>) {
  const source = new Blob([content]);
  return importReducer(startImport('London'), {
    type: 'rowsRead',
    source,
    read: await readSource(source),
  });
}

async function outcomeOf(content: string | Uint8Array<ArrayBuffer>) {
  const { headingRow, dataRows, choices } = await open(content);
  if (headingRow === undefined) return { asks: 'headings' };
  const { position, company } = choices.columns;
  if (position === null || company === null) return { asks: 'columns' };
  const plan = await planRows(dataRows, choices, [], signal);
  return {
    rows: plan.map(({ draft, reason }) =>
      reason === '' ? [draft.position, draft.company, draft.jobType, draft.jobStatus] : reason,
    ),
  };
}

const asMatcher = (expected: Expected) =>
  'rows' in expected
    ? {
        rows: expected.rows.map((row) => {
          if (row instanceof RegExp) return expect.stringMatching(row) as unknown;
          const [position, company, type, status] = row;
          const anyText = expect.any(String) as unknown;
          return [position, company, type ?? anyText, status ?? anyText];
        }),
      }
    : expected;

describe('a file as people have it', () => {
  it.each(FILES)('%s', async (_, content, expected) => {
    if ('refused' in expected) await expect(outcomeOf(content)).rejects.toThrow(expected.refused);
    else expect(await outcomeOf(content)).toEqual(asMatcher(expected));
  });
});

describe('a quotation mark that took rows along', () => {
  it('is saved as rows of their own, which can be imported', async () => {
    const { dataRows, choices } = await open('role,company\nBaker,"Beta\nClerk,Gamma');
    const rows = await planRows(dataRows, choices, [], signal);
    const plan = { rows, present: [], incompleteTotal: null };
    const rest = restRows({ plan, rows: [], outcomes: new Map(), message: '' });
    const saved = (await writeCsv(restFile(rest), ',')).join('');

    expect(await outcomeOf(saved)).toEqual({
      rows: [
        ['Baker', 'Beta', 'full-time', 'pending'],
        ['Clerk', 'Gamma', 'full-time', 'pending'],
      ],
    });
  });
});

/** Every file of the corpus tells of these, in the words and the form of its program. */
const APPLICATIONS = [
  ['Software Engineer', 'Initech', 'full-time', 'pending'],
  ['Engineer "Backend"', 'Müller, Schmidt & Co.', 'part-time', 'declined'],
  ['Data Analyst', 'Étoile', 'internship', 'interview'],
];

describe('a file of another program', async () => {
  it.each(await readdir(CORPUS))('is understood without a change: %s', async (name) => {
    const content = new Uint8Array(await readFromDisk(join(CORPUS, name)));
    expect(await outcomeOf(content)).toEqual({ rows: APPLICATIONS });
  });
});
