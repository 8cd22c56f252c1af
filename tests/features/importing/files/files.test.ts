import { readdir, readFile as readFromDisk } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/features/importing/WordChoices';
import { NEW_JOB } from '@/shared/config/options';
import { open, planOf } from '../open';
import { FILES, type Expected } from './files';
import { TRACKERS } from './trackers';

const CORPUS = join(import.meta.dirname, '../corpus');
const HOME = 'London';

async function outcomeOf(content: string | Uint8Array<ArrayBuffer>) {
  const state = await open(content, HOME);
  const { headingRow, dataRows, choices } = state;
  if (headingRow === undefined) return { asks: 'headings' };
  const { position, company } = choices.columns;
  if (position === null || company === null) return { asks: 'columns' };
  const words = (['jobType', 'jobStatus'] as const).flatMap((field) =>
    wordsOf(field, dataRows, choices.columns[field]).filter(({ isKnown }) => !isKnown),
  );
  return {
    words: words.map(({ word, count }) => `${word}: ${count}`),
    rows: planOf(state).map(({ draft, reason }) =>
      reason === ''
        ? [draft.position, draft.company, draft.jobType, draft.jobStatus, draft.jobLocation]
        : reason,
    ),
  };
}

const asMatcher = (expected: Expected) =>
  'rows' in expected
    ? {
        words: expected.words ?? (expect.any(Array) as unknown),
        rows: expected.rows.map((row) => {
          if (row instanceof RegExp) return expect.stringMatching(row) as unknown;
          const [position, company, type, status, location] = row;
          return [
            position,
            company,
            type ?? NEW_JOB.jobType,
            status ?? NEW_JOB.jobStatus,
            location ?? HOME,
          ];
        }),
      }
    : expected;

describe('a file as people have it', () => {
  it.each([...FILES, ...TRACKERS])('%s', async (_, content, expected) => {
    if ('refused' in expected) await expect(outcomeOf(content)).rejects.toThrow(expected.refused);
    else expect(await outcomeOf(content)).toEqual(asMatcher(expected));
  });
});

/** Every file of the corpus tells of these, in the words and the form of its program. */
const APPLICATIONS = [
  ['Software Engineer', 'Initech', 'full-time', 'pending', 'Berlin'],
  ['Engineer "Backend"', 'Müller, Schmidt & Co.', 'part-time', 'declined', 'Zürich'],
  ['Data Analyst', 'Étoile', 'internship', 'interview', 'Paris'],
];

describe('a file of another program', async () => {
  it.each(await readdir(CORPUS))('is read without a change: %s', async (name) => {
    const content = new Uint8Array(await readFromDisk(join(CORPUS, name)));
    expect(await outcomeOf(content)).toMatchObject({ rows: APPLICATIONS });
  });
});
