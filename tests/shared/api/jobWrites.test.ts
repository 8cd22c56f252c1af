import { describe, expect, it } from 'vitest';
import { writeJob } from '@/shared/api/jobWrites';
import { draftOf } from '@/shared/api/jobDraft';
import { renewSessionScope } from '@/shared/api/sessionScope';
import { buildJob } from '../../support/builders';
import { signIn } from '../../support/render';
import { answerWith, deferAnswer, requests, settle } from '../../support/server';

const draft = draftOf(buildJob());
const write = (id: string, signal = new AbortController().signal) =>
  writeJob(id, () => draft, signal);

describe('a write of a job', () => {
  it('waits for none of another job', async () => {
    await signIn();
    const slow = deferAnswer('PATCH', '/jobs/a');
    answerWith('PATCH', '/jobs/b', { status: 204 });
    const first = write('a').catch(() => 'failed');
    await slow.arrived();

    await write('b');
    slow.drop();
    expect(await first).toBe('failed');
  });

  it.each(['it is aborted', 'the session ends'])(
    'is not sent when %s while it waits',
    async (end) => {
      await signIn();
      const slow = deferAnswer('PATCH', '/jobs/a');
      const first = write('a').catch(() => undefined);
      await slow.arrived();
      const leaving = new AbortController();
      const second = write('a', leaving.signal);
      if (end === 'it is aborted') leaving.abort();
      else renewSessionScope();
      slow.drop();

      await expect(second).rejects.toMatchObject({ reason: { kind: 'cancelled' } });
      await first;
      await settle();
      expect(requests('PATCH', '/jobs/a')).toHaveLength(1);
    },
  );
});
