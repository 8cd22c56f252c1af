import { expect, vi } from 'vitest';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { selectIsServerLost } from '@/jobs/reads/serverLost';
import { initialQuery } from '@/jobs/model/listQuery';
import { fits } from '@/jobs/model/matching';
import { comparisonOf, type Sort } from '@/jobs/model/sorting';
import { buildJob } from '../../support/builders';
import { checkConsole } from '../../support/console';
import { forward } from '../../support/handlers';
import { renderApp } from '../../support/render';
import * as answers from './answers';
import * as app from './model';
import * as navigation from './navigation';
import * as screen from './screen';
import * as server from './server';

/** One step of a user takes this long; a toast is gone by the next. */
const STEP_MS = 500;
/** So many turns of the event loop without a change mean that nothing is going on any more. */
const CALM_TURNS = 6;
const MOST_CALLS = 100;

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Opens the app in a tab, where Ada is signed in. */
export async function openTab(route: string) {
  const calls = server.holdCalls();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const find = await server.signAdaIn();
  const model = app.createModel((await find()).rows);
  const { user: hands, goBack: pressBack, store } = await renderApp({ route });
  const isServerLost = () => selectIsServerLost(store.getState());
  /** The addresses by their places in the history. */
  const visits = new Map<number, string>();
  let takenCount = 0;
  const address = () => location.pathname + location.search;
  const place = () => (history.state as { idx: number }).idx;
  const underWay = () => calls.filter(({ answer }) => answer === null);

  /** Waits until neither the page nor the network changes any more. */
  async function calm() {
    let changes = 0;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    let [turns, known] = [0, 0];
    while (turns < CALM_TURNS) {
      // What was put off to a task of its own is due by then, if that was in a timer, a millisecond later.
      vi.advanceTimersByTime(1);
      await new Promise((resolve) => setImmediate(resolve));
      turns = changes + calls.length === known ? turns + 1 : 0;
      known = changes + calls.length;
    }
    observer.disconnect();
  }

  /** Another page is open, or the same one for another job. */
  async function arrive() {
    await calm();
    const jobId = new URLSearchParams(location.search).get('id') ?? app.NEW;
    navigation.open(model, location.pathname, jobId);
  }

  /** Waits until nothing changes any more. Throws where the page or a call is not as it has to be. */
  async function settle() {
    await calm();
    const unasked = calls.slice(takenCount).filter((call) => !answers.takeCall(model, call));
    const isReadDue = model.isReadDue && !answers.isBoardPaused(model);
    const overdue = answers
      .findOverdue(model)
      .filter(() => !underWay().some(({ isOfAll }) => isOfAll));
    expect({ unasked, overdue, isReadDue }).toEqual({ unasked: [], overdue: [], isReadDue: false });
    takenCount = calls.length;
    screen.checkScreen(model);
    checkConsole();
    visits.set(place(), address());
  }

  async function wait(steps = 1) {
    for (let step = 0; step < steps; step += 1) {
      for (const one of screen.buttonsOf('close', screen.sectionOf('Notifications'))) one.click();
      vi.advanceTimersByTime(STEP_MS);
      answers.passTime(model, underWay());
      await settle();
    }
  }

  async function reach(call: server.Call) {
    if (call.reached !== null) return;
    const response = await forward(call.request);
    call.reached = { status: response.status, body: await response.json() };
    answers.noteReached(model, call);
  }

  async function decide(call: server.Call, fate: server.Fate) {
    if (fate === 'answered' || fate === 'lost') await reach(call);
    server.release(call, fate);
    await calm();
    const isOver = call.answer?.status === 401 && location.pathname === '/landing';
    if (!isOver) answers.hear(model, call);
    else if (model.page !== '/landing') {
      navigation.open(model, '/landing', app.NEW);
      Object.assign(model, { wants: [], batch: null, unsureParts: [] });
      model.said.add('Unauthorized! Logging Out...');
    }
  }

  /** Answers everything in this order, also what follows from it; then all has to be right. */
  async function rest(order: readonly number[] = [0]) {
    for (let count = 0; ; count += 1) {
      await settle();
      expect(count, 'calls until nothing is under way').toBeLessThan(MOST_CALLS);
      const calls = underWay();
      const names = ['try again', 'load more', 'go on'];
      const [next] = names.flatMap((name) => screen.buttonsOf(name)).filter(screen.isOffered);
      if (calls.length > 0) await decide(server.pick(calls, server.pick(order, count)), 'answered');
      else if (next) await hands.click(next);
      else if (Date.now() < model.pausedUntil + app.SLACK_MS) await wait();
      else break;
    }
    await wait(2);
    if (underWay().length > 0) await rest();
    else if (model.page !== '/landing') await compare();
  }

  /** At rest the page shows what the server has, and the server has what was asked of it. */
  async function compare() {
    const { table, filters, isStale, wants, list } = model;
    const { rows } = await find();
    const textsOf = (some: Iterable<server.Row>) => [...some].map(screen.describe).toSorted();
    expect(wants).toEqual([]);
    expect(textsOf(rows)).toEqual(textsOf(table.values()));
    const countOf = (status: string) => rows.filter((row) => row.jobStatus === status).length;
    if (model.page === '/') expect(screen.shownCounts()).toEqual(STATUS_ORDER.map(countOf));
    if (model.page !== '/all-jobs' || isStale) return;
    if (filters.view === 'list') {
      const found = await find(filters, server.PAGE_SIZE);
      const shown = screen.shownCards(model, found.rows);
      expect([list.total, ...shown]).toEqual([found.total, ...found.rows.map(screen.describe)]);
    }
    const { status: searchStatus, type: searchType, ...chosen } = filters;
    const { search } = chosen;
    const sort = chosen.sort as Sort;
    const query = { ...initialQuery, search, sort, searchStatus, searchType };
    const jobs = rows.map((row) => buildJob({ createdAt: '', ...row }));
    const passing = jobs.filter((job) => fits(job, query));
    for (const { status, count, cards } of screen.columns()) {
      const inColumn = passing.filter(({ jobStatus }) => jobStatus === status);
      const recorded = inColumn.toSorted(comparisonOf(query));
      const isByName = filters.sort.includes('-');
      // What was made at the same time stands in any order, as after another tab has kept a day.
      const timeAt = (index: number) => (isByName ? '' : recorded[index]?.createdAt);
      const inOrder = (some: { name: string }[]) =>
        some.map(({ name }, index) => `${timeAt(index)} ${name}`).toSorted();
      const wanted = recorded.map(({ position: name }) => ({ name }));
      expect([count, ...inOrder(cards)]).toEqual([recorded.length, ...inOrder(wanted)]);
    }
  }

  async function goBack() {
    const there = visits.get(place() - 1);
    const jobId = new URLSearchParams(there?.split('?')[1]).get('id');
    // Of the edit of a job that was deleted the tests of the form tell.
    const isDeleted = model.wants.some(({ kind, id }) => kind === 'delete' && id === jobId);
    const isGone = isDeleted || (jobId !== null && !model.table.has(jobId));
    if (there === undefined || isGone || model.page === '/landing') throw new server.NotPossible();
    await pressBack();
    expect(address()).toBe(there);
    if (model.page !== '/all-jobs' || location.pathname !== model.page) await arrive();
    if (location.pathname !== '/all-jobs') return;
    const { search, ...others } = navigation.readFilters(location.search);
    // What is typed stays in the box, unless another search is opened.
    navigation.choose(model, search === model.filters.search ? others : { search, ...others });
  }

  navigation.choose(model, navigation.readFilters(location.search));
  await arrive();
  await settle();
  return {
    ...{ model, hands, isServerLost, underWay, calm, arrive },
    ...{ settle, wait, reach, decide, rest, goBack },
  };
}
