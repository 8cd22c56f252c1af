import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPlace } from '@/features/user/ownPlace';
import { EXPORT_HEADINGS, fieldCells } from '@/jobs/model/jobColumns';
import { toLine } from '@/shared/text/toLine';
import { writeCsv } from '@/shared/csv/saveCsv';
import { importReducer } from '@/features/importing/importState';
import { JOB_FIELDS, type FieldName, type Job, type JobField } from '@/jobs/model/job';
import { jobKey } from '@/jobs/model/jobKey';
import { buildJob, buildUser } from '../../support/builders';
import { oddText } from '../../support/odd';
import { xlsx } from './files/encode';
import { open, planOf } from './open';

const verdicts = async (text: string, present: Job[] = []) =>
  planOf(await open(text), present).map(({ number, verdict }) => [number, verdict]);

const HEAD = 'position,company,location,type,status,created,id';

describe('the verdict on a row', () => {
  it.each([
    ['the same id', 'Anything,Else,Here,,,,job-1'],
    ['the same names', 'Engineer,Initech,Berlin,,,'],
    ['other case and blanks', '  ENGINEER ,initech,"\tBerlin ",,,'],
    ['characters that are put together otherwise', 'Engineer,Café,Berlin,,,'],
  ])('is that it is there already, by %s', async (_, line) => {
    const present = [buildJob(), buildJob({ _id: 'job-2', company: 'Cafe\u0301' })];
    expect(await verdicts(`${HEAD}\n${line}`, present)).toEqual([[2, 'existing']]);
  });

  it.each(['Baker,Initech,Berlin', 'Engineer,Umbrella,Berlin', 'Engineer,Initech,Bonn'])(
    'is that it is another one when one name differs: %s',
    async (line) => {
      expect(await verdicts(`${HEAD}\n${line},,,`, [buildJob()])).toEqual([[2, 'new']]);
    },
  );

  it('is that it is repeated, from the second one on', async () => {
    const text = `${HEAD}\nBaker,Initech,Berlin,,,\nCook,Initech,Berlin,,,\nbaker,Initech,Berlin,,,`;
    expect(await verdicts(text)).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'repeated'],
    ]);
  });

  it('is that it is not possible, with the reason and the row of the file', async () => {
    const text = `${HEAD}\n\n,Initech,Berlin,,,\nBaker, ,,,,\nCook,"Initech,Berlin`;
    const plan = planOf(await open(text));
    expect(plan.map(({ number, verdict, reason }) => [number, verdict, reason])).toEqual([
      [3, 'impossible', 'no position'],
      [4, 'impossible', 'no company, no location'],
      [5, 'impossible', 'a quotation mark is not closed in its cell'],
    ]);
  });
});

describe('a corrected row of our own export', () => {
  it('says that corrections are not taken; an id of another program is none of ours', async () => {
    const line = 'Chef,Initech,Berlin,full-time,pending';
    const [own] = planOf(await open(`${HEAD}\n${line},2026-10-02,job-1`), [buildJob()]);
    expect(own?.verdict).toBe('existing');
    expect(own?.reason).toBe('differs from your list: change it there');
    const text = `position,company,location,type,status,id\n${line},job-1`;
    expect(await verdicts(text, [buildJob()])).toEqual([[2, 'new']]);
  });
});

describe('what a row lacks', () => {
  it('comes from the defaults, as do words nobody knows, even those of the language', async () => {
    const text = 'position,company,type,status\nBaker,Initech,constructor,toString';
    const [row] = planOf(await open(text, 'London'));
    const draft = { jobLocation: 'London', jobType: 'full-time', jobStatus: 'pending' };
    expect(row?.draft).toMatchObject(draft);
  });

  it('is never the location that a registration stands in with', async () => {
    const place = ownPlace(buildUser({ location: 'location' }));
    const [row] = planOf(await open('position,company\nBaker,Initech', place));
    expect(row).toMatchObject({ verdict: 'impossible', reason: 'no location' });
  });

  it('follows the meaning that was chosen for a word', async () => {
    const text = `${HEAD}\nBaker,Initech,Berlin,,Applied,\nCook,X,Y,,APPLIED!,`;
    const state = importReducer(await open(text), {
      type: 'meaningChosen',
      field: 'jobStatus',
      word: 'Applied',
      option: 'declined',
    });
    const plan = planOf(state);
    expect(plan.map(({ draft }) => draft.jobStatus)).toEqual(['declined', 'declined']);
  });
});

describe('columns', () => {
  it.each([
    ['company and position the other way round', 'Firma,Stelle,Ort', [1, 0, 2, null, null]],
    ['headings of several words', 'My Company (DE),Job Title,Work location', [1, 0, 2, null, null]],
    ['a heading that two fields could have', 'Title,Name,Company', [0, 2, null, null, null]],
    ['camel case', 'jobTitle,companyName,jobLocation,employmentType', [0, 1, 2, 3, null]],
    ['Spanish', 'Puesto,Empresa,Ubicación,Estado', [0, 1, 2, null, 3]],
    ['French', 'Intitulé du poste,Entreprise,Type de contrat,État', [0, 1, null, 2, 3]],
    ['Italian', 'Azienda,Ruolo,Sede,Tipo di contratto,Esito', [1, 0, 2, 3, 4]],
    ['Dutch', 'Bedrijf,Functie,Plaats,Dienstverband,Status', [1, 0, 2, 3, 4]],
    ['Polish', 'Stanowisko,Nazwa firmy,Miejsce pracy,Wymiar etatu,Etap', [0, 1, 2, 3, 4]],
    ['Portuguese', 'Vaga,Empresa,Cidade,Situação', [0, 1, 2, null, 3]],
  ])('are found by headings: %s', async (_, headings, expected) => {
    const { choices } = await open(`${headings}\na,b,c,d,e`);
    const [position, company, jobLocation, jobType, jobStatus] = expected;
    const columns = { position, company, jobLocation, jobType, jobStatus };
    expect(choices.columns).toMatchObject(columns);
  });
});

describe('the day of a row', () => {
  const days = async (text: string) =>
    planOf(await open(text)).map(({ createdAt, reason }) => createdAt ?? reason);

  it.each([
    [
      'applied before sent and added',
      'Date added,Sent,Date applied',
      '1/2/2026,13/2/2026,3/2/2026',
      '2026-02-03',
    ],
    ['sent before submitted', 'Submitted,Sent on', '2026-02-01,2026-02-02', '2026-02-02'],
    ['submitted before beworben', 'Beworben am,Submitted', '2026-02-01,2026-02-02', '2026-02-02'],
    ['beworben before date added', 'date added,beworben am', '2026-02-01,2026-02-02', '2026-02-02'],
    ['that of our own export', 'created', '2026-02-01', '2026-02-01'],
    ['no column of a status', 'Applied,Created', 'yes,2026-02-01', '2026-02-01'],
  ])('is that of the column that tells it: %s', async (_, headings, cells, day) => {
    const text = `position,company,location,${headings}\nBaker,Initech,Bonn,${cells}`;
    expect(await days(text)).toEqual([`${day}T12:00:00.000Z`]);
  });

  it('is none where no column tells', async () => {
    expect(await days(`position,company,location,deadline\nBaker,A,Bonn,2026-02-01`)).toEqual(['']);
  });

  it('is told and left out in that row alone, which is as new as the others', async () => {
    const rows = ['Baker,A,Bonn,2026-02-01', 'Cook,A,Bonn,2099-01-01', 'Clerk,A,Bonn,soon'];
    const plan = planOf(await open(['position,company,location,applied', ...rows].join('\n')));
    expect(plan.map(({ verdict }) => verdict)).toEqual(['new', 'new', 'new']);
    expect(plan.map(({ createdAt, reason }) => createdAt ?? reason)).toEqual([
      '2026-02-01T12:00:00.000Z',
      "'2099-01-01' is in the future: the server dates the row",
      "'soon' is no day that can be read: the server dates the row",
    ]);
  });

  it('keeps its time under a correction of other fields, and follows one of its own', async () => {
    const state = await open('position,company,location,applied\nBaker,A,Bonn,2026-02-01 09:15');
    const [row] = planOf(state);
    const corrected = (day: string) => {
      const draft = { ...buildJob(row?.draft), position: 'Cook', day };
      return planOf(importReducer(state, { type: 'rowCorrected', number: 2, draft }))[0]?.createdAt;
    };
    expect(corrected('2026-02-01')).toBe('2026-02-01T09:15:00.000Z');
    expect(corrected('2026-02-03')).toBe('2026-02-03T12:00:00.000Z');
    expect(corrected('')).toBeUndefined();
  });

  it('counts from 1904 on in a spreadsheet that says so', async () => {
    const book = xlsx(
      {
        Jobs: [
          ['position', 'company', 'location', 'applied'],
          ['Baker', 'A', 'Bonn', 44885],
        ],
      },
      {
        'xl/workbook.xml':
          '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="Jobs" sheetId="1" r:id="rId1"/></sheets></workbook>',
      },
    );
    const [row] = planOf(await open(book));
    expect(row?.createdAt).toBe('2026-11-21T12:00:00.000Z');
  });
});

describe('an account that is exported and imported into an empty one', () => {
  const shownText = oddText.map(toLine).filter((text) => text !== '' && text.length <= 200);
  const anyOf = ({ options }: JobField) => (options ? fc.constantFrom(...options) : shownText);
  const texts = Object.fromEntries(JOB_FIELDS.map((field) => [field.name, anyOf(field)]));
  const draft = fc.record(texts as Record<FieldName, fc.Arbitrary<string>>);

  it('holds the same applications, whatever their texts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(draft, { selector: jobKey, minLength: 1, maxLength: 5 }),
        fc.constantFrom(',' as const, ';' as const),
        async (drafts, separator) => {
          const rows = drafts.map((one, index) => [
            ...fieldCells(one),
            '2026-11-20',
            `id-${index}`,
          ]);
          const headings = [...EXPORT_HEADINGS];
          const file = new Blob([writeCsv([headings, ...rows], separator)]);
          const plan = planOf(await open(file));

          expect(plan.map((row) => row.draft)).toEqual(drafts);
          expect(plan.every(({ verdict }) => verdict === 'new')).toBe(true);
          const present = drafts.map((one, index) => buildJob({ ...one, _id: `new-${index}` }));
          const again = planOf(await open(file), present);
          expect(again.every(({ verdict }) => verdict === 'existing')).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
