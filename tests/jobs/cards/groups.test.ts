import { describe, expect, it } from 'vitest';
import { regroup } from '@/jobs/cards/groups';

/** The ids in each group, by its key. */
const shapeOf = (groups: ReturnType<typeof regroup>) =>
  Object.fromEntries(groups.map(({ key, ids }) => [key, ids.join('')]));

describe('the groups of a column', () => {
  const before = regroup([], Array.from('abcdefghijklmn'), 6);

  it('are filled one after the other', () => {
    expect(shapeOf(before)).toEqual({ 1: 'abcdef', 2: 'ghijkl', 3: 'mn' });
  });

  it.each([
    ['one leaves', 'abdefghijklmn', { 1: 'abdef', 2: 'ghijkl', 3: 'mn' }],
    ['one comes in between', 'abcxdefghijklmn', { 1: 'abcxdef', 2: 'ghijkl', 3: 'mn' }],
    ['one comes at the front', 'xabcdefghijklmn', { 4: 'x', 1: 'abcdef', 2: 'ghijkl', 3: 'mn' }],
    ['more are read', 'abcdefghijklmnopqrs', { 1: 'abcdef', 2: 'ghijkl', 3: 'mnopqr', 4: 's' }],
    ['one has gone to the end', 'bcdefghijklmna', { 1: 'bcdef', 2: 'ghijkl', 3: 'mna' }],
  ])('keep their members when %s', (_, ids, expected) => {
    const after = regroup(before, Array.from(ids), 6);

    expect(shapeOf(after)).toEqual(expected);
    expect(after.flatMap((group) => group.ids).join('')).toBe(ids);
    // The same object does not render again.
    const hasStayed = before.map((group) => after.includes(group));
    expect(hasStayed).toEqual(
      before.map(({ key }) => shapeOf(after)[key] === shapeOf(before)[key]),
    );
  });
});
