import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { storeUser } from '@/features/user/userStorage';
import { JOB_STATUSES, type JobStatus } from '@/shared/config/options';
import type { Job, JobQuery } from '../../../embedded-api/repository';
import { checkConsole } from '../../support/console';
import { renderApp } from '../../support/render';
import { closeApp } from './driver';
import { Network, type Call, type Fate } from './network';
import { createPeoplesApi, credentialsOf, pick, profileOf } from './people';
import { buttonOf, fieldOf } from './screen';
import { becomeCalm, closeToasts } from './turns';
import { watchPage } from './watch';

/** What is known of the board beside what it shows. */
export type BoardModel = {
  stepsLeft: number;
  /** By job: the last status that was chosen and is neither saved nor refused. */
  wishes: Map<string, string>;
  /** Whether another device has changed something that the board cannot know. */
  isStale: boolean;
  callsUnderWay: () => number;
};

export type BoardDriver = Awaited<ReturnType<typeof openBoard>>['driver'];

const MOST_CALLS = 200;

/** Opens the board of somebody whose columns are longer than a page when enough moves to one. */
export async function openBoard(stepsLeft: number) {
  const api = await createPeoplesApi();
  const network = new Network(api);
  const user = profileOf('Demo');
  await network.sendFromOtherTab('POST', '/auth/login', credentialsOf(user));
  storeUser(user, 'first session');
  const watch = watchPage(network);
  const hands = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const app = await renderApp({ route: '/all-jobs?view=board' });
  const model: BoardModel = {
    stepsLeft,
    wishes: new Map(),
    isStale: false,
    callsUnderWay: () => network.underWay().length,
  };

  const settle = async () => {
    await becomeCalm(network);
    checkBoard(model);
    checkWrites(network);
    expect([...watch.complaints]).toEqual([]);
    checkConsole();
  };

  const decide = async (call: Call, fate: Fate) => {
    await network.decide(call, fate);
    const [, id = '', to] = /^PATCH \/jobs\/(\S+) .*"jobStatus":"([a-z]+)"/.exec(call.text) ?? [];
    // Saved or not, what was chosen since goes on.
    if (model.wishes.get(id) === to) model.wishes.delete(id);
  };

  const answerAll = async () => {
    for (let count = 0; network.underWay().length > 0; count += 1) {
      expect(count, 'calls until nothing is under way').toBeLessThan(MOST_CALLS);
      await decide(pick(network.underWay(), 0), 'answered');
      await becomeCalm(network);
    }
    await settle();
  };

  const reconnect = async () => {
    window.dispatchEvent(new Event('online'));
    await becomeCalm(network);
  };

  const driver = {
    network,
    hands,
    settle,
    decide,
    answerAll,
    reconnect,
    wait: async (milliseconds: number) => {
      await closeToasts();
      vi.advanceTimersByTime(milliseconds);
      await becomeCalm(network);
    },
    changeElsewhere: async (id: string, jobStatus: JobStatus | null) => {
      const owner = api.idOf(user);
      const job = (await listJobs()).find((one) => one.id === id);
      if (job === undefined) return;
      if (jobStatus === null) await api.repository.deleteJob(owner, id);
      else await api.repository.updateJob(owner, id, { ...job, jobStatus }, new Date());
    },
    /** What is shown has to be what the server has: all of it, once everything is read. */
    compare: async () => {
      for (const again of failed()) await hands.click(again);
      await answerAll();
      for (let more = buttonOf('load more'); more; more = buttonOf('load more')) {
        await hands.click(more);
        await answerAll();
      }
      for (const status of JOB_STATUSES) {
        const type = fieldOf('searchType').value;
        const there = (await listJobs(fieldOf('sort').value)).filter(
          (job) => job.jobStatus === status && ['all', job.jobType].includes(type),
        );
        const shown = columnOf(status);
        expect(shown.ids.toSorted()).toEqual(there.map(({ id }) => id).toSorted());
        expect(shown.heading).toBe(`${status} (${there.length})`);
        const isByDate = ['latest', 'oldest'].includes(fieldOf('sort').value);
        if (isByDate) expect(shown.ids).toEqual(there.map(({ id }) => id));
      }
    },
    close: () => closeApp(app, network, watch),
  };

  async function listJobs(sort = 'latest'): Promise<Job[]> {
    const query = { sort, page: 1, pageSize: 100 } as JobQuery;
    return (await api.repository.listJobs(api.idOf(user), query)).jobs;
  }

  await driver.settle();
  return { model, driver };
}

function columnOf(status: string) {
  const column = document.querySelector(`[data-column="${status}"]`);
  const cards = [...(column?.querySelectorAll('[data-job]') ?? [])];
  return {
    heading: column?.querySelector('h3')?.textContent ?? '',
    ids: cards.map((card) => card.getAttribute('data-job') ?? ''),
  };
}

function failed() {
  return [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'try again',
  );
}

/** Each card stands once, and where it was last put. */
function checkBoard({ wishes }: BoardModel): void {
  const places = JOB_STATUSES.flatMap((status) =>
    columnOf(status).ids.map((id) => ({ id, status: status })),
  );
  expect(places.length, 'cards').toBe(new Set(places.map(({ id }) => id)).size);
  const wished = places.filter(({ id }) => wishes.has(id));
  expect(wished).toEqual(wished.map(({ id }) => ({ id, status: wishes.get(id) })));
}

/** One write at a time for each job, with all that the server asks for. */
function checkWrites(network: Network): void {
  const writes = network.underWay().filter(({ text }) => text.startsWith('PATCH'));
  const jobs = writes.map(({ text }) => text.split(' ')[1]);
  expect(jobs).toEqual([...new Set(jobs)]);
  for (const { text } of writes) {
    expect(Object.keys(JSON.parse(text.slice(text.indexOf('{'))) as object).toSorted()).toEqual([
      'company',
      'jobLocation',
      'jobStatus',
      'jobType',
      'position',
    ]);
  }
}
