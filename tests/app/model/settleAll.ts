import { expect } from 'vitest';
import { ALL } from '@/shared/config/options';
import type { JobQuery } from '../../../embedded-api/repository';
import { STEP_MS, type Driver } from './driver';
import { openPage, type Model } from './model';
import { pick } from './people';

const PAGE_SIZE = 10;
const MOST_CALLS = 100;

/**
 * Answers everything in this order, also what follows from it, and lets the search text take
 * effect. Then the page has to show what the server has.
 */
export async function settleAll(model: Model, driver: Driver, order: number[]): Promise<void> {
  const { network } = driver;
  for (let count = 0; network.underWay().length > 0 || model.list.box.dueAt !== null; count += 1) {
    expect(count, 'calls until nothing is under way').toBeLessThan(MOST_CALLS);
    const calls = network.underWay();
    if (calls.length > 0) await driver.decide(pick(calls, pick(order, count)), 'answered');
    await driver.settle();
    await driver.wait(STEP_MS);
  }
  if (model.user === null || model.isStale) return;
  const page = openPage(model);
  if (page === 'all jobs' && model.list.failure === null) await compareList(model, driver);
  if (page === 'stats' && model.stats.failure === null) await compareStats(model, driver);
}

async function compareList({ user, list }: Model, { api }: Driver): Promise<void> {
  const { filters, page } = list;
  const query = {
    ...(filters.searchStatus !== ALL && { status: filters.searchStatus }),
    ...(filters.searchType !== ALL && { type: filters.searchType }),
    ...(filters.search !== '' && { search: filters.search }),
    sort: filters.sort,
    page,
    pageSize: PAGE_SIZE,
  } as JobQuery;
  const { jobs, total } = await api.repository.listJobs(api.idOf(user), query);
  const shown = list.jobs.map(({ _id, position, jobStatus }) => `${_id} ${position} ${jobStatus}`);
  expect(shown).toEqual(
    jobs.map(({ id, position, jobStatus }) => `${id} ${position} ${jobStatus}`),
  );
  expect(list.total).toBe(total);
}

async function compareStats({ user, stats }: Model, { api }: Driver): Promise<void> {
  const { statuses } = await api.repository.jobStats(api.idOf(user), 1);
  expect(stats.counts).toEqual(statuses);
}
