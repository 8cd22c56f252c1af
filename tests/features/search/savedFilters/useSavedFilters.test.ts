import { describe, expect, it } from 'vitest';
import { problemOf, readViews } from '@/features/search/savedFilters/useSavedFilters';

const KEY = 'views:ada@example.com';
const read = (entry: string) => {
  localStorage.setItem(KEY, entry);
  return readViews('ada@example.com');
};
const view = (name: string, address = '?status=pending') => ({ name, address });

describe('the saved views', () => {
  it.each(['{', 'null', '{}', '"x"', '[1, null, {}, {"name": 1, "address": ""}]', ''])(
    'are none where the storage holds %s',
    (entry) => expect(read(entry)).toEqual([]),
  );

  it('are what the app can open, each name once, trimmed, and at most twenty', () => {
    const odd = [
      view('  mine '),
      view('MINE'),
      view(' '),
      view('x'.repeat(41)),
      view('far', 'https://elsewhere.example/?page=7&status=nonsense&evil=1'),
    ];
    expect(read(JSON.stringify(odd))).toEqual([view('mine'), view('far', '')]);
    const many = Array.from({ length: 25 }, (_, index) => view(`view ${index}`));
    expect(read(JSON.stringify(many))).toHaveLength(20);
  });

  it('are those of one user', () => {
    expect(read(JSON.stringify([view('mine')]))).toEqual([view('mine')]);
    expect(readViews('bob@example.com')).toEqual([]);
  });

  it('take no name that is empty, too long or there already', () => {
    const names = ['', '\u200B\u0007', 'x'.repeat(41), 'Mine', '🧑‍🍳'.repeat(13)];
    expect(names.map((name) => problemOf(name, [view('mine')]))).toEqual([
      'Please name the view.',
      'Please name the view.',
      'A name has at most 40 characters.',
      'Another view has this name.',
      null,
    ]);
  });
});
