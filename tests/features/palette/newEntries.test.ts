import { expect, it, vi } from 'vitest';
import { newEntries } from '@/features/palette/newEntries';

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
