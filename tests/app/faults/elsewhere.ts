import { forward } from '../../support/handlers';

type Listed = { _id: string; position: string };

/** Deletes the jobs of this position as another tab of this browser does; all without one. */
export async function deleteElsewhere(position?: string): Promise<void> {
  const answer = await call('GET', '/jobs');
  const { jobs } = (await answer.json()) as { jobs: Listed[] };
  for (const job of jobs) {
    if (position === undefined || job.position === position) {
      await call('DELETE', `/jobs/${job._id}`);
    }
  }
}

/** Records a job as another tab of this browser does. */
export async function recordElsewhere(position: string): Promise<void> {
  const job = { position, company: 'Initech', jobLocation: 'Berlin' };
  await call('POST', '/jobs', { ...job, jobType: 'remote', jobStatus: 'pending' });
}

async function call(method: string, path: string, body?: object): Promise<Response> {
  const answer = await forward(
    new Request(new URL(`/api/v1${path}`, location.origin), {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer;
}
