import { describe, expect, it, vi } from 'vitest';
import { JOB_FIELDS } from '../../support/builders';
import { deferAnswer, loseAnswer, refuse, requests } from '../../support/server';
import { bodies, loaded, PATH, several } from './support';

describe('a change that is sent', () => {
  it('is shown at once and sends all five fields', async () => {
    const { shown, save } = loaded();
    const answer = deferAnswer('PATCH', PATH);
    const saving = save({ jobStatus: 'interview' });
    expect(shown()?.jobStatus).toBe('interview');
    await answer.arrived();
    answer.answer({ status: 200 });
    await saving;

    expect(shown()?.jobStatus).toBe('interview');
    expect(bodies()).toEqual([{ ...JOB_FIELDS, jobStatus: 'interview' }]);
  });
});

it('is one at a time, each once, through refusals, a pause and lost answers', async () => {
  const { ids, change, wait, onServer } = await several(60);
  const refused = ids.filter((_, index) => index % 20 === 7);
  for (const id of refused) refuse('PATCH', `/jobs/${id}`, 422, 'Not this one');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const pause = { once: true, headers: { 'Retry-After': '30' } };
  refuse('PATCH', `/jobs/${ids[20]}`, 429, {}, pause);
  loseAnswer('PATCH', `/jobs/${ids[30]}`, { once: true });
  const end = change();
  await expect.poll(wait).not.toBeNull();
  await vi.advanceTimersByTimeAsync(30_000);
  const writes = await end;

  const failed = writes.filter(({ state }) => state !== 'done');
  expect(failed.map(({ jobId, state, reason }) => [jobId, state, reason])).toEqual(
    refused.map((id) => [id, 'refused', 'Not this one']),
  );
  const declined = (await onServer()).filter(({ jobStatus }) => jobStatus === 'declined');
  expect(declined).toHaveLength(57);
  // The one that was told to wait was sent again, no other.
  expect(requests('PATCH')).toHaveLength(61);
});
