import { expect, it } from 'vitest';
import { addEntries, matching } from '@/features/palette/entries';

const names = ['export', 'from a posting', 'import', 'stats'].map((name) => ({ id: name, name }));

it('finds every word, names that begin with the text first', () => {
  const found = (text: string) => matching(names, text).map(({ name }) => name);
  expect(found('')).toEqual(names.map(({ name }) => name));
  expect(found('po')).toEqual(['export', 'from a posting', 'import']);
  expect(found('im')).toEqual(['import']);
  expect(found('POST fróm')).toEqual(['from a posting']);
  expect(matching([{ id: '1', name: 'Cook', note: 'Acme' }], 'acme cook')).toHaveLength(1);
  expect(found('stats x')).toEqual([]);
  expect(matching([...names, { id: '2', name: 'post' }], 'po')[0]?.name).toBe('post');
});

it.each([
  ['add React Developer at Stripe in Dublin', 'title=React+Developer+at+Stripe+in+Dublin'],
  ['Add  cook at acme in leeds', 'position=cook&company=acme&jobLocation=leeds'],
  ['add Cook at acme', 'position=Cook&company=acme&jobLocation='],
  ['add Cook & Co', 'title=Cook+%26+Co'],
])('%s opens the form with it', (text, query) => {
  expect(addEntries(text).map(({ path }) => path)).toEqual([`/add-job?${query}`]);
});

it.each(['', 'add', 'add ', 'add j', 'Add Job', 'address'])('%j adds nothing', (text) => {
  expect(addEntries(text)).toEqual([]);
});
