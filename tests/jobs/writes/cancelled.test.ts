import { describe, expect, it } from 'vitest';
import { deferAnswer, requests } from '../../support/server';
import { pathOf, several, statesOf } from './support';

describe('a batch that is cancelled', () => {
  it.each(['before', 'in'])('%s a pause sends what was to be sent again no more', async (when) => {
    const { ids, change, cancel, wait } = await several(1);
    const held = deferAnswer('PATCH', pathOf(ids[0]));
    const end = change();
    await held.arrived();
    if (when === 'before') cancel();
    held.answer({ status: 429, headers: { 'Retry-After': '60' } });
    if (when === 'in') {
      await expect.poll(wait).not.toBeNull();
      cancel();
    }

    expect(statesOf(await end)).toEqual(['cancelled']);
    expect(requests('PATCH')).toHaveLength(1);
  });

  it("goes on with the rest by 'go on', and sends none twice", async () => {
    const { ids, store, change, cancel, goOn } = await several(2);
    const held = deferAnswer('PATCH', pathOf(ids[0]));
    const end = change();
    await held.arrived();
    cancel();
    held.pass();
    await end;
    goOn();
    const writes = () => Object.values(store.getState().allJobs?.writes ?? {});

    await expect.poll(() => statesOf(writes())).toEqual(['done', 'done']);
    expect(requests('PATCH')).toHaveLength(2);
  });
});
