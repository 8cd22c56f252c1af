import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ADA, JOB, signIn, startApi, textLike } from './httpApi';

const ID = /^[0-9a-f]{24}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('jobs', () => {
  it('creates a job with an opaque id and the times of its creation', async () => {
    const send = await signIn((await startApi()).client());
    const { status, body } = await send('POST', '/jobs', { ...JOB, position: '  Engineer ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      job: {
        ...JOB,
        _id: textLike(ID),
        createdAt: textLike(TIME),
        updatedAt: textLike(TIME),
      },
    });
    expect(await send('GET', '/jobs')).toMatchObject({
      status: 200,
      body: { jobs: [(body as { job: object }).job], totalJobs: 1, numOfPages: 1 },
    });
  });

  it.each([
    ['POST', '/jobs'],
    ['PATCH', '/jobs/0123456789abcdef01234567'],
  ])('refuses a %s with missing or unknown values', async (method, path) => {
    const send = await signIn((await startApi()).client());
    const { status, body } = await send(method, path, { ...JOB, company: ' ', jobType: 'slow' });
    expect(status).toBe(400);
    expect(body).toEqual({
      msg: 'company is required, job type must be one of: full-time / part-time / remote / internship',
    });
  });

  it('edits every field of a job, keeping its id and creation', async () => {
    let now = new Date('2026-03-01T12:00:00Z');
    const send = await signIn((await startApi({ now: () => now })).client());
    const { job } = (await send('POST', '/jobs', JOB)).body as { job: { _id: string } };
    now = new Date('2026-03-02T12:00:00Z');
    const fields = {
      position: 'Designer',
      company: 'Hooli',
      jobLocation: 'Oslo',
      jobType: 'internship',
      jobStatus: 'declined',
    };
    const edited = { ...job, ...fields, updatedAt: '2026-03-02T12:00:00.000Z' };
    const { status, body } = await send('PATCH', `/jobs/${job._id}`, fields);
    expect({ status, body }).toEqual({ status: 200, body: { job: edited } });
    expect(await send('GET', '/jobs?search=hooli')).toMatchObject({ body: { jobs: [edited] } });
  });

  it('deletes a job', async () => {
    const send = await signIn((await startApi()).client());
    const { job } = (await send('POST', '/jobs', JOB)).body as { job: { _id: string } };
    const { status, body } = await send('DELETE', `/jobs/${job._id}`);
    expect({ status, body }).toEqual({ status: 200, body: { msg: 'Success! Job removed' } });
    expect(await send('GET', '/jobs')).toMatchObject({ body: { jobs: [], totalJobs: 0 } });
  });

  it.each(['PATCH', 'DELETE'])('answers %s of an unknown id with 404', async (method) => {
    const send = await signIn((await startApi()).client());
    const { status, body } = await send(method, '/jobs/no%20such', JOB);
    expect({ status, body }).toEqual({ status: 404, body: { msg: 'No job with id no such' } });
  });
});

describe('stats', () => {
  // Kiritimati is 14 hours ahead of UTC, Los Angeles 8 behind it.
  it.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
    'counts per status, and per month of UTC for the last six with jobs, on a server in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      expect(new Date(0).getTimezoneOffset() === 0).toBe(zone === 'UTC');
      let now = new Date();
      const send = await signIn((await startApi({ now: () => now })).client());
      const dates = ['2026-03-31T23:59:59Z', '2026-04-01T00:00:00Z', '2026-05-05T05:05:05Z'];
      for (const date of ['2025-01-15T12:00:00Z', '2025-12-31T23:59:59Z', '2026-01-01T00:00:00Z']) {
        dates.push(date);
      }
      dates.push('2026-06-01T00:00:00Z', '2026-06-30T23:59:59Z');
      for (const date of dates) {
        now = new Date(date);
        await send('POST', '/auth/login', ADA);
        const jobStatus = date.startsWith('2026-06') ? 'pending' : 'declined';
        await send('POST', '/jobs', { ...JOB, jobStatus });
      }
      const { status, body } = await send('GET', '/jobs/stats');
      expect(status).toBe(200);
      expect(body).toEqual({
        defaultStats: { pending: 2, interview: 0, declined: 6 },
        monthlyApplications: [
          { date: 'Dec 2025', count: 1 },
          { date: 'Jan 2026', count: 1 },
          { date: 'Mar 2026', count: 1 },
          { date: 'Apr 2026', count: 1 },
          { date: 'May 2026', count: 1 },
          { date: 'Jun 2026', count: 2 },
        ],
      });
    },
  );

  it('answers zeros and no months to a user without jobs', async () => {
    const send = await signIn((await startApi()).client());
    const { body } = await send('GET', '/jobs/stats');
    expect(body).toEqual({
      defaultStats: { pending: 0, interview: 0, declined: 0 },
      monthlyApplications: [],
    });
  });
});
