import { expect, it, onTestFinished } from 'vitest';
import { createBackEnd, FAMILIES, serve } from '../support/backEnds';
import { startDocsProxy } from '../support/docsProxy';

it('the proxy of the documentation renames the status of body, query and answer', async () => {
  const server = await serve(createBackEnd(FAMILIES.TypeScript));
  onTestFinished(server.close);
  const proxy = await startDocsProxy(server.origin);
  onTestFinished(() => void proxy.close());
  const call = async (path: string, method = 'GET', cookie = '', body?: object) =>
    fetch(`${proxy.origin}/api/v1${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

  const login = await call('/auth/login', 'POST', '', { email: 'ada@example.com' });
  const [cookie = ''] = login.headers.getSetCookie();
  expect(login.status).toBe(200);
  expect((await call('/jobs')).status).toBe(401);

  const job = { position: 'Cook', company: 'Acme', jobLocation: 'Rome', jobType: 'remote' };
  const added = await call('/jobs', 'POST', cookie, { ...job, jobStatus: 'declined' });
  expect(await added.json()).toMatchObject({ job: { ...job, _id: 26, jobStatus: 'declined' } });
  const changed = await call('/jobs/26', 'PATCH', cookie, { ...job, jobStatus: 'interview' });
  expect(await changed.json()).toMatchObject({ job: { jobStatus: 'interview' } });
  const found = await call('/jobs?jobStatus=interview&page=1', 'GET', cookie);
  const { jobs, totalJobs } = (await found.json()) as { jobs: unknown[]; totalJobs: number };
  expect(totalJobs).toBe(10);
  expect(jobs[0]).toMatchObject({ _id: 26, jobStatus: 'interview' });
});
