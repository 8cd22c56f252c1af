import { describe, expect, it } from 'vitest';
import { asTabbedText } from '@/jobs/actions/asTabbedText';
import { COLUMNS, nextSort, sortOf } from '@/features/table/tableColumns';
import { OWN_ORDERS, type ColumnName } from '@/jobs/model/sorting';
import { HEADINGS } from '@/jobs/model/jobColumns';
import { initialQuery } from '@/jobs/model/listQuery';
import { buildJob } from '../../support/builders';

const cook = buildJob({
  position: 'Köchin',
  company: 'Inn',
  jobLocation: 'São Paulo',
  jobType: 'remote',
  jobStatus: 'pending',
  createdAt: '2026-10-26T23:00:00.000Z',
});
const column = (name: ColumnName) => COLUMNS.find((one) => one.name === name) ?? { name };

describe('a heading', () => {
  it('is a sort of the search form where that has one, the other way at the next press', () => {
    const position = column('position');
    expect(nextSort(position, initialQuery)).toEqual({ sort: 'a-z', order: '' });
    const query = { ...initialQuery, sort: 'a-z' } as const;
    expect(sortOf(position, query)).toBe('ascending');
    expect(nextSort(position, query)).toEqual({ sort: 'z-a', order: '' });
    expect(sortOf(column('date'), initialQuery)).toBe('descending');
  });

  it('sorts by its column elsewhere, the longest wait first', () => {
    const own = COLUMNS.find(({ name }) =>
      [name, `-${name}` as const].every((order) => OWN_ORDERS.includes(order)),
    );
    const { name } = own ?? column('company');
    expect(nextSort(column(name), initialQuery)).toEqual({ order: name });
    const query = { ...initialQuery, order: name };
    expect(nextSort(column(name), query)).toEqual({ order: `-${name}` });
    expect(sortOf(column('date'), query)).toBeUndefined();
    expect(nextSort(column('waiting'), initialQuery)).toEqual({ order: '-waiting' });
  });
});

it('is copied as lines of cells, none of which is a formula', () => {
  const job = { ...cook, position: '=1+1', company: 'In\tn' };
  const [headings, line = ''] = asTabbedText([job], true).split('\n');
  expect(headings).toBe(HEADINGS.join('\t'));
  expect(line.startsWith("'=1+1\tIn n\tSão Paulo\tremote\tpending\t")).toBe(true);
  expect(line.endsWith('\t2026-10-26')).toBe(true);
});
