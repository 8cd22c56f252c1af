import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../embedded-api/httpApi';
import { createBackEnd, FAMILIES } from '../support/backEnds';

/** Runs the proxy of the documentation as it stands there, but for the two ports. */
async function startDocsProxy(target: string): Promise<string> {
  const page = await readFile('docs/back-ends-and-hosting.md', 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  const program = code
    .replace('http://localhost:5000', target)
    .replace(
      'listen(5001)',
      'listen(0, function () { process.stdout.write(String(this.address().port)) })',
    );
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return `http://localhost:${String(port)}`;
}

it('the proxy of the documentation renames the status of body, query and answer', async () => {
  const listener = getRequestListener(createBackEnd(FAMILIES.TypeScript));
  const server = createServer((request, response) => void listener(request, response));
  onTestFinished(() => void server.close());
  const origin = await startDocsProxy(new URL(await listen(server)).origin);
  const call = async (path: string, method = 'GET', cookie = '', body?: object) =>
    fetch(`${origin}/api/v1${path}`, {
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
