import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';
import { DEMO_EMAIL, demoJobs, seedDemo } from '../../embedded-api/seed';
import { createMemoryApi } from '../support/api';

const DAYS = [
  '2026-11-20T15:00:00Z',
  '2026-03-01T00:00:00Z',
  '2024-02-29T23:59:59Z',
  '2026-12-31T12:00:00Z',
];

function eightMonthsBefore(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 8, now.getUTCDate()));
}

describe.each(DAYS)('the demo account created at %s', (day) => {
  const now = new Date(day);
  const jobs = demoJobs(now);

  it('has 75 applications within the eight months before that day', () => {
    expect(jobs).toHaveLength(75);
    const times = jobs.map((job) => job.createdAt.getTime());
    expect(Math.min(...times)).toBeGreaterThanOrEqual(eightMonthsBefore(now).getTime());
    expect(Math.max(...times)).toBeLessThan(now.getTime());
    expect(jobs.every((job) => job.updatedAt >= job.createdAt && job.updatedAt <= now)).toBe(true);
  });

  it('has some in each of the last six full months', () => {
    const months = new Set(jobs.map((job) => job.createdAt.toISOString().slice(0, 7)));
    for (let back = 1; back <= 6; back += 1) {
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
      expect(months).toContain(month.toISOString().slice(0, 7));
    }
  });

  it('has every type and status, none of them rare', () => {
    const count = (test: (job: (typeof jobs)[number]) => boolean) => jobs.filter(test).length;
    for (const type of ['full-time', 'part-time', 'remote', 'internship']) {
      expect(count((job) => job.jobType === type)).toBeGreaterThanOrEqual(3);
    }
    for (const status of ['pending', 'interview', 'declined']) {
      expect(count((job) => job.jobStatus === status)).toBeGreaterThanOrEqual(10);
    }
  });

  it('was busy at different times of the day', () => {
    expect(new Set(jobs.map((job) => job.createdAt.getUTCHours())).size).toBeGreaterThan(8);
  });
});

describe('the demo account', () => {
  it.each([15, 16, 17, 18, 19, 20, 21])('was busy the day before the %ith, too', (date) => {
    const newest = demoJobs(new Date(Date.UTC(2026, 10, date, 12))).at(-1);
    expect(newest?.createdAt.getUTCDate()).toBe(date - 1);
  });

  it('is the same for the same moment', () => {
    const withoutIds = () =>
      demoJobs(new Date('2026-11-20T15:00:00Z')).map((job) => ({ ...job, id: '' }));
    expect(withoutIds()).toEqual(withoutIds());
  });

  it('is not created over an account with its e-mail', async () => {
    const api = await createMemoryApi();
    const user = await api.addUser({ email: DEMO_EMAIL.toUpperCase() });
    const hasher = createPasswordHasher({ N: 2, r: 1, p: 1 });
    await seedDemo({ repository: api.repository, hasher, now: () => new Date() });
    const page = await api.repository.listJobs(user.id, { sort: 'latest', page: 1, pageSize: 10 });
    expect(page.total).toBe(0);
  });
});
