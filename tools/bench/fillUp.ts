import type { APIRequestContext } from '@playwright/test';

const STATUSES = ['pending', 'interview', 'declined'];

/** Adds applications until there are so many. */
export async function fillUp(request: APIRequestContext, origin: string, count: number) {
  const address = `${origin}/api/v1/jobs`;
  const list = await request.get(address);
  const { totalJobs } = (await list.json()) as { totalJobs: number };
  for (let index = totalJobs; index < count; index += 1) {
    const data = { position: `Bench ${index}`, company: 'Acme', jobLocation: 'Berlin' };
    const answer = await request.post(address, {
      data: { ...data, jobType: 'remote', jobStatus: STATUSES[index % STATUSES.length] },
    });
    if (!answer.ok()) throw new Error(`Not added: ${await answer.text()}`);
  }
}
