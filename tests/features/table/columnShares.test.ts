import { describe, expect, it } from 'vitest';
import { columnShares } from '@/features/table/columnShares';
import { buildJob } from '../../support/builders';

const widthsOf = (...jobs: object[]) => {
  const shares = columnShares(jobs.map((job) => buildJob(job)));
  return (name: string) => Number.parseFloat(shares[`--${name}`] ?? '');
};

describe('the widths of the columns of the table', () => {
  it('follow the widest text of each, by its letters too', () => {
    const few = widthsOf({ position: 'Cook', jobLocation: 'Rotterdam' });
    const more = widthsOf({ position: 'Cook' }, { position: 'Senior Infrastructure Engineer' });
    expect(more('position')).toBeGreaterThan(2 * few('position'));
    expect(few('jobLocation')).toBeGreaterThan(8);
    expect(widthsOf({ position: 'Ill, illicit trill' })('position')).toBeLessThan(
      widthsOf({ position: 'Maximum womanhood' })('position'),
    );
    expect(widthsOf({ position: '東京都千代田区丸の内一丁目' })('position')).toBeGreaterThan(20);
  });

  it('hold their heading with its arrow, and a status of any length up to fourteen letters', () => {
    const none = widthsOf();
    for (const name of ['position', 'company', 'jobLocation', 'waiting', 'date'])
      expect(none(name)).toBeGreaterThan(7);
    expect(widthsOf({ jobStatus: 'offer accepted' })('jobStatus')).toBeGreaterThan(
      widthsOf({ jobStatus: 'pending' })('jobStatus'),
    );
    // It is shown with a capital.
    expect(widthsOf({ jobType: 'remote' })('jobType')).toBeGreaterThan(6);
    const most = widthsOf({ jobStatus: 'ghosted without a word', position: 'W'.repeat(300) });
    expect([most('jobStatus'), most('position')]).toEqual([14, 40]);
  });

  it('share more room than they need by what they need with their sides', () => {
    const shares = columnShares([buildJob({ position: 'Senior Infrastructure Engineer' })]);
    const need = Number.parseFloat(shares['--position'] ?? '');
    expect(shares['--position-share']).toBe(`${(need + 2).toFixed(2)}fr`);
  });
});
