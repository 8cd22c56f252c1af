import { expect, it, vi } from 'vitest';
import { listedEntries, newEntries, readLine } from '@/features/palette/newEntries';
import { buildJob } from '../../support/builders';

const entries = (text: string, place = 'London') => newEntries(text, place, vi.fn());

it.each([
  ['add React Developer at Stripe in Dublin', 'title=React+Developer+at+Stripe+in+Dublin'],
  ['Add  cook at acme in leeds', 'position=cook&company=acme&jobLocation=leeds'],
  ['add Cook at acme', 'position=Cook&company=acme&jobLocation='],
  ['add Cook & Co', 'title=Cook+%26+Co'],
])('%s opens the form with it', (text, query) => {
  expect(entries(text).map(({ path }) => path)).toEqual([`/add-job?${query}`]);
});

it.each(['', 'add', 'add ', 'add j', 'Add Job', 'address', 'at Acme', 'Cook at '])(
  '%j adds nothing',
  (text) => {
    expect(entries(text)).toEqual([]);
  },
);

it('records a line as it stands, at the place of the profile where it names none', () => {
  const onRecord = vi.fn();
  const [record, form] = newEntries('Cook at Acme', 'London', onRecord);
  expect(record).toMatchObject({
    name: 'record Cook at Acme in London',
    note: 'full-time, pending',
  });
  record?.run?.();
  expect(onRecord).toHaveBeenCalledWith({
    position: 'Cook',
    company: 'Acme',
    jobLocation: 'London',
    jobType: 'full-time',
    jobStatus: 'pending',
  });
  expect(form?.path).toBe('/add-job?title=Cook+at+Acme');
  expect(entries('Cook at Acme in Dublin')[0]?.name).toBe('record Cook at Acme in Dublin');
  // Without any place the form asks for it.
  expect(entries('Cook at Acme', '').map(({ name }) => name)).toEqual(['add Cook at Acme']);
});

it.each([
  ['Cook @ Acme in Dublin', 'Cook', 'Acme', 'Dublin'],
  ['Cook @Acme', 'Cook', 'Acme', ''],
  ['Koch bei Acme in Berlin', 'Koch', 'Acme', 'Berlin'],
  ['Koch bei der Acme AG', 'Koch', 'Acme AG', ''],
  ['Koch beim Wirt', 'Koch', 'Wirt', ''],
  ['Chef chez Acme à Lyon', 'Chef', 'Acme', 'Lyon'],
  ['Kok bij Peek en Cloppenburg te Gent', 'Kok', 'Peek en Cloppenburg', 'Gent'],
  ['Cuoco presso Acme in Lombardia', 'Cuoco', 'Acme', 'Lombardia'],
  ['Kock hos Acme', 'Kock', 'Acme', ''],
  ['Atelier cook at Beijing Inn', 'Atelier cook', 'Beijing Inn', ''],
])('%s tells position, company and place', (text, position, company, jobLocation) => {
  expect(readLine(text)).toEqual({ position, company, jobLocation });
});

it('opens what is listed already, in the latest of its applications', () => {
  const job = { position: 'Cook (m/f/d)', company: 'ACME Ltd' };
  const jobs = [
    buildJob({ ...job, _id: 'old', createdAt: '2026-01-02T12:00:00.000Z' }),
    buildJob({ ...job, _id: 'new', createdAt: '2026-03-04T12:00:00.000Z', jobStatus: 'declined' }),
    buildJob({ ...job, _id: 'other', company: 'Other' }),
  ];
  const listed = (text: string) => listedEntries(jobs, readLine(text));
  expect(listed('cook at acme in Dublin')).toEqual([
    {
      id: 'listed',
      name: 'open Cook (m/f/d) at ACME Ltd',
      note: expect.stringMatching(/^listed on .*2026, declined$/) as string,
      path: '/add-job?id=new&company=ACME%20Ltd',
    },
  ]);
  expect(listed('Baker at Acme')).toEqual([]);
  expect(listed('Cook')).toEqual([]);
});
