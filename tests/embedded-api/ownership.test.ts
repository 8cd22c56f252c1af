import { describe, expect, it } from 'vitest';
import { ADA, JOB, signIn, startApi } from './httpApi';

describe('ownership', () => {
  it("answers changes of another user's job with 404 and leaves it alone", async () => {
    const api = await startApi();
    const ada = await signIn(api.client());
    const { job } = (await ada('POST', '/jobs', JOB)).body as { job: { _id: string } };
    const bob = await signIn(api.client(), { email: 'bob@example.com' });
    const msg = `No job with id ${job._id}`;
    const edit = await bob('PATCH', `/jobs/${job._id}`, { ...JOB, company: 'Hooli' });
    expect(edit).toMatchObject({ status: 404, body: { msg } });
    const removal = await bob('DELETE', `/jobs/${job._id}`);
    expect(removal).toMatchObject({ status: 404, body: { msg } });
    expect(await bob('GET', '/jobs')).toMatchObject({ body: { jobs: [], totalJobs: 0 } });
    expect(await bob('GET', '/jobs/stats')).toMatchObject({ body: { monthlyApplications: [] } });
    expect(await ada('GET', '/jobs')).toMatchObject({ body: { jobs: [job] } });
  });

  it('ignores fields the client may not set', async () => {
    const api = await startApi();
    const bob = await signIn(api.client(), { email: 'bob@example.com' });
    const ada = await signIn(api.client());
    const foreign = {
      _id: 'ffffffffffffffffffffffff',
      id: 'x',
      createdBy: '2',
      userId: 2,
      user_id: 2,
      createdAt: '2001-01-01T00:00:00.000Z',
      updatedAt: '2001-01-01T00:00:00.000Z',
    };
    const created = await ada('POST', '/jobs', { ...foreign, ...JOB });
    const { job } = created.body as { job: { _id: string; createdAt: string } };
    expect(job._id).not.toBe(foreign._id);
    expect(job.createdAt).not.toBe(foreign.createdAt);
    const edited = await ada('PATCH', `/jobs/${job._id}`, { ...foreign, ...JOB });
    expect(edited.body).toMatchObject({ job: { _id: job._id, createdAt: job.createdAt } });
    expect(Object.keys(job).sort()).toEqual([
      '_id',
      'company',
      'createdAt',
      'jobLocation',
      'jobStatus',
      'jobType',
      'position',
      'updatedAt',
    ]);
    expect(await bob('GET', '/jobs')).toMatchObject({ body: { totalJobs: 0 } });
  });

  it('never shows a password and never changes one through the profile', async () => {
    const send = await signIn((await startApi()).client());
    const update = await send('PATCH', '/users/update-user', {
      ...ADA,
      password: 'another one',
      id: 1,
    });
    expect(JSON.stringify(update.body)).not.toMatch(/password|another/);
    expect(await send('POST', '/auth/login', ADA)).toMatchObject({ status: 200 });
  });
});
