import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { goOn, writeBatch } from '@/jobs/runWrites';
import { userKey } from '@/shared/lib/userKey';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { buildUser, JOB_FIELDS } from '../../support/builders';
import { signIn } from '../../support/render';
import { refuse, requests } from '../../support/server';
import { statesOf } from './support';

/** So many rows to be imported, by a user who is signed in. */
async function openImport(count: number) {
  await signIn();
  const user = buildUser();
  const store = makeStore(user);
  const wanted = Array.from({ length: count }, (_, index) => {
    const fields = { ...JOB_FIELDS, position: `Job ${index}` };
    return { kind: 'create' as const, jobId: null, fields };
  });
  const batch = { id: 'import', label: 'Creating applications', owner: userKey(user) };
  return {
    store,
    user,
    send: () => writeBatch(store, wanted, batch),
    goOn: () => goOn(store, batch.id),
    states: () => statesOf(Object.values(store.getState().allJobs?.writes ?? {})),
  };
}

const sent = () => requests('POST', '/jobs').map(({ body }) => body);

describe('an import', () => {
  it('is told of ten times a second at most', async () => {
    const { store, send, states } = await openImport(40);
    const listener = vi.fn();
    store.subscribe(listener);
    const begun = performance.now();
    await send();
    const seconds = (performance.now() - begun) / 1000;
    expect(states()).toEqual(Array.from({ length: 40 }, () => 'done'));

    // Its beginning and its end are told at once.
    expect(listener.mock.calls.length).toBeLessThanOrEqual(10 * seconds + 3);
  });

  it("goes on by 'go on' after a 401, once the same user has logged in", async () => {
    const { store, user, send, goOn, states } = await openImport(3);
    refuse('POST', '/jobs', 401, {}, { once: true });
    await send();
    store.dispatch(sessionEnded(userKey(user)));
    store.dispatch(sessionStarted(user));
    expect(states()).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(sent()).toHaveLength(1);
    goOn();

    await expect.poll(states).toEqual(['done', 'done', 'done']);
    const positions = ['Job 0', 'Job 0', 'Job 1', 'Job 2'];
    expect(sent()).toMatchObject(positions.map((position) => ({ position })));
  });
});
