import { JOB_STATUSES, JOB_TYPES } from '../../embedded-api/repository';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';
import { DEMO_EMAIL, demoJobs, seedDemo } from '../../embedded-api/seed';
import { createMemoryApi } from '../support/api';

describe('the demo account', () => {
  it.each([
    '2026-11-20T15:00:00Z',
    '2026-03-01T00:00:00Z',
    '2024-02-29T23:59:59Z',
    '2026-12-31T12:00:00Z',
  ])('created at %s has 75 applications of every kind in the months before', (day) => {
    const now = new Date(day);
    const monthsBefore = (count: number, date = 1) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, date));
    const jobs = demoJobs(now);
    expect(jobs).toHaveLength(75);
    for (const { createdAt, updatedAt } of jobs) {
      expect(+createdAt).toBeGreaterThanOrEqual(+monthsBefore(8, now.getUTCDate()));
      expect(+createdAt).toBeLessThan(+now);
      expect(updatedAt >= createdAt && updatedAt <= now).toBe(true);
    }
    const months = jobs.map((job) => job.createdAt.toISOString().slice(0, 7));
    for (let back = 1; back <= 6; back += 1) {
      expect(months).toContain(monthsBefore(back).toISOString().slice(0, 7));
    }
    for (const type of JOB_TYPES) {
      expect(jobs.filter((job) => job.jobType === type).length).toBeGreaterThanOrEqual(3);
    }
    for (const status of JOB_STATUSES) {
      expect(jobs.filter((job) => job.jobStatus === status).length).toBeGreaterThanOrEqual(10);
    }
    expect(new Set(jobs.map((job) => job.createdAt.getUTCHours())).size).toBeGreaterThan(8);
  });

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
    const { repository, addUser } = await createMemoryApi();
    const { id } = await addUser({ email: DEMO_EMAIL.toUpperCase() });
    const hasher = createPasswordHasher({ N: 2, r: 1, p: 1 });
    await seedDemo({ repository, hasher, now: () => new Date() });
    const page = await repository.listJobs(id, { sort: 'latest', page: 1, pageSize: 10 });
    expect(page.total).toBe(0);
  });
});
