import { expect, it } from 'vitest';
import { matching } from '@/features/palette/entries';

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
