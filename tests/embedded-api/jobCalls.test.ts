import { countStatuses } from '../../embedded-api/repository';
import { describe, expect, it } from 'vitest';
import { ADA, addJob, JOB, signIn, startApi, startSignedIn, textLike } from './httpApi';

const FOREIGN = {
  _id: 'ffffffffffffffffffffffff',
  id: 'x',
  createdBy: '2',
  userId: 2,
  user_id: 2,
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
};

describe('a job', () => {
  it('is created with an opaque id and the times of its creation, whatever the client says', async () => {
    const send = await startSignedIn();
    const { status, body } = await send('POST', '/jobs', {
      ...FOREIGN,
      createdAt: undefined,
      ...JOB,
      position: `  ${JOB.position} `,
    });
    const time = textLike(/^20(?!01)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const job = {
      ...JOB,
      _id: textLike(/^(?!f+$)[0-9a-f]{24}$/),
      createdAt: time,
      updatedAt: time,
    };
    expect({ status, body }).toEqual({ status: 201, body: { job } });
    const list = { jobs: [(body as { job: object }).job], totalJobs: 1, numOfPages: 1 };
    expect(await send('GET', '/jobs')).toMatchObject({ status: 200, body: list });
  });

  it('is edited in every field, keeping its id and creation', async () => {
    let now = new Date('2026-03-01T12:00:00Z');
    const send = await startSignedIn({ now: () => now });
    const job = await addJob(send);
    now = new Date('2026-03-02T12:00:00Z');
    const fields = {
      position: 'Designer',
      company: 'Hooli',
      jobLocation: 'Oslo',
      jobType: 'internship',
      jobStatus: 'declined',
    };
    const edited = { ...job, ...fields, updatedAt: '2026-03-02T12:00:00.000Z' };
    const { status, body } = await send('PATCH', `/jobs/${job._id}`, { ...FOREIGN, ...fields });
    expect({ status, body }).toEqual({ status: 200, body: { job: edited } });
    expect(await send('GET', '/jobs?search=hooli')).toMatchObject({ body: { jobs: [edited] } });
  });

  it('is deleted, and then unknown', async () => {
    const send = await startSignedIn();
    const { _id } = await addJob(send);
    const removed = { status: 200, body: { msg: 'Success! Job removed' } };
    expect(await send('DELETE', `/jobs/${_id}`)).toMatchObject(removed);
    expect(await send('GET', '/jobs')).toMatchObject({ body: { jobs: [], totalJobs: 0 } });
    const unknown = { status: 404, body: { msg: 'No job with id no such' } };
    for (const method of ['PATCH', 'DELETE']) {
      expect(await send(method, `/jobs/${_id}`, JOB)).toMatchObject({ status: 404 });
      expect(await send(method, '/jobs/no%20such', JOB)).toMatchObject(unknown);
    }
  });

  it('of somebody else is unknown, and left alone', async () => {
    const api = await startApi();
    const ada = await signIn(api.client());
    const job = await addJob(ada);
    const bob = await signIn(api.client(), { email: 'bob@example.com' });
    for (const method of ['PATCH', 'DELETE']) {
      const msg = `No job with id ${job._id}`;
      const answer = await bob(method, `/jobs/${job._id}`, { ...JOB, company: 'Hooli' });
      expect(answer).toMatchObject({ status: 404, body: { msg } });
    }
    expect(await bob('GET', '/jobs')).toMatchObject({ body: { jobs: [], totalJobs: 0 } });
    expect(await bob('GET', '/jobs/stats')).toMatchObject({ body: { monthlyApplications: [] } });
    expect(await ada('GET', '/jobs')).toMatchObject({ body: { jobs: [job] } });
  });
});

describe('the list', () => {
  it('is filtered, searched and sorted; what makes no sense falls back to the defaults', async () => {
    let seconds = 0;
    const send = await startSignedIn({ now: () => new Date((seconds += 1) * 1000) });
    await addJob(send, { position: 'B', jobStatus: 'pending', jobType: 'remote' });
    await addJob(send, { position: 'A', jobStatus: 'pending', jobType: 'full-time' });
    await addJob(send, { position: 'C', jobStatus: 'interview', jobType: 'remote' });
    for (const [query, expected] of [
      ['jobStatus=pending&jobType=remote&search=b', 'B'],
      ['sort=a-z&jobStatus=all&jobType=all', 'ABC'],
      ["sort=junk&jobStatus=PENDING&jobType='; DROP TABLE jobs", 'CAB'],
      ['search=%20%20', 'CAB'],
      ['', 'CAB'],
    ] as const) {
      const jobs = Array.from(expected, (position) => ({ position }));
      const body = { jobs, totalJobs: jobs.length };
      expect(await send('GET', `/jobs?${query}`), query).toMatchObject({ status: 200, body });
    }
  });

  it('has pages of ten: the first for junk, and empty ones past the end', async () => {
    const send = await startSignedIn();
    await Promise.all(Array.from({ length: 11 }, () => addJob(send)));
    for (const [count, pages] of [
      [10, ['0', '-1', '1.5', '2x', 'NaN', '', '1e1', ' 2', '1']],
      [1, ['2']],
      [0, ['3', '99999999999999999999', '1'.padEnd(400, '0')]],
    ] as const) {
      for (const page of pages) {
        const { body } = await send('GET', `/jobs?page=${page}`);
        expect(body, page).toMatchObject({ totalJobs: 11, numOfPages: 2 });
        expect((body as { jobs: unknown[] }).jobs, page).toHaveLength(count);
      }
    }
  });
});

describe('the statistics', () => {
  it('count per status, and per month for the last six with jobs', async () => {
    let now = new Date('2025-01-15T12:00:00Z');
    const send = await startSignedIn({ now: () => now });
    const none = countStatuses(() => 0);
    const nothing = { defaultStats: none, monthlyApplications: [] };
    expect((await send('GET', '/jobs/stats')).body).toEqual(nothing);
    for (const month of [
      '2025-01',
      '2025-12',
      '2026-01',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
    ]) {
      now = new Date(`${month}-15T12:00:00Z`);
      await send('POST', '/auth/login', ADA);
      await addJob(send, { jobStatus: 'declined' });
    }
    await addJob(send, { jobStatus: 'pending' });
    const { status, body } = await send('GET', '/jobs/stats');
    expect(status).toBe(200);
    const months = ['Dec 2025', 'Jan 2026', 'Mar 2026', 'Apr 2026', 'May 2026', 'Jun 2026'];
    expect(body).toEqual({
      defaultStats: { ...none, pending: 1, declined: 7 },
      monthlyApplications: months.map((date) => ({ date, count: date === 'Jun 2026' ? 2 : 1 })),
    });
  });
});
