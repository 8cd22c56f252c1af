import { readdir, readFile as readFromDisk } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/features/importing/WordChoices';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { open, planOf } from '../open';
import { CONTENTS, ENCODED, encodeAs, REFUSED, TEXTS } from './files';

const CORPUS = join(import.meta.dirname, '../corpus');
const HOME = 'London';

async function outcomeOf(content: string | Uint8Array<ArrayBuffer>) {
  const state = await open(content, HOME);
  const { headingRow, dataRows, choices } = state;
  if (headingRow === undefined) return { asks: 'for headings', rows: [] };
  const { position, company } = choices.columns;
  if (position === null || company === null) return { asks: 'for columns', rows: [] };
  const unknown = (['jobType', 'jobStatus'] as const)
    .flatMap((field) => wordsOf(field, dataRows, choices.columns[field]))
    .filter(({ isKnown }) => !isKnown);
  return {
    asks: `about ${unknown.map(({ word, count }) => `${word}: ${count}`).join(', ') || 'nothing'}`,
    rows: planOf(state).map(({ draft, reason }) =>
      reason === ''
        ? [draft.position, draft.company, draft.jobType, draft.jobStatus, draft.jobLocation]
        : `refused: ${reason}`,
    ),
  };
}

/** The text of a sample, and what is to become of it. */
function readSample(sample: string) {
  const lines = sample
    .trim()
    .split(/\n */)
    .map((line) => line.split(/ ?=> /));
  const rows = lines.filter(([text, outcome]) => text !== '' || outcome === undefined);
  const outcomes = lines.flatMap(([, outcome]) => outcome ?? []);
  const [asked] = outcomes.filter((outcome) => outcome.startsWith('asks '));
  return {
    text: rows.map(([text]) => text).join('\r\n'),
    expected: {
      asks: asked?.replace('asks ', '') ?? (expect.any(String) as unknown),
      rows: outcomes.filter((outcome) => outcome !== asked).map(toRow),
    },
  };
}

function toRow(outcome: string): unknown {
  if (outcome.startsWith('refused: ')) {
    const [, reason = ''] = outcome.split('refused: ');
    return expect.stringMatching(new RegExp(`^refused: .*${reason}`));
  }
  const { jobType, jobStatus } = BLANK_JOB;
  const [position, company, type = jobType, status = jobStatus, location = HOME] =
    outcome.split(' / ');
  return [position, company, type, status, location];
}

describe('a file as people have it', () => {
  it.each(Object.entries(TEXTS))('%s', async (_, sample) => {
    const { text, expected } = readSample(sample);
    expect(await outcomeOf(text)).toEqual(expected);
  });

  it.each(CONTENTS)('%s', async (_, content, rows) => {
    expect(await outcomeOf(content)).toEqual(readSample(rows).expected);
  });

  it.each(REFUSED)('%s', async (_, content, sentence) => {
    await expect(outcomeOf(content)).rejects.toThrow(sentence);
  });
});

describe.each(Object.entries(ENCODED))('a file in %s', (encoding, samples) => {
  it.each(Object.entries(samples))('%s', async (_, sample) => {
    const { text, expected } = readSample(sample);
    expect(await outcomeOf(encodeAs(encoding, text))).toEqual(expected);
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
