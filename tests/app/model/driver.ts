import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { forgetDestination } from '@/app/destination';
import { storeUser } from '@/features/user/userStorage';
import { checkConsole } from '../../support/console';
import { renderApp } from '../../support/render';
import { answer, nextDue, passUntil } from './answers';
import { expectedScreen, PATHS } from './expectedScreen';
import { openPage, type Model } from './model';
import { Network, type Call, type Fate } from './network';
import { createPeoplesApi, credentialsOf } from './people';
import { readScreen } from './screen';
import { becomeCalm, closeToasts, eventually } from './turns';
import { watchPage } from './watch';

/** One step of a user takes this long; a toast is gone by the next. */
export const STEP_MS = 500;

/** The app in its browser, with everything that belongs around it in a test. */
export type Driver = Awaited<ReturnType<typeof openDriver>>;

/** Opens the app as the model says, with the API, the network and another tab at hand. */
export async function openDriver(model: Model) {
  const api = await createPeoplesApi();
  const network = new Network(api);
  if (model.user !== null) {
    await network.sendFromOtherTab('POST', '/auth/login', credentialsOf(model.user));
    storeUser(model.user, 'first session');
  }
  const watch = watchPage(network);
  const hands = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  let app = await renderApp({ route: PATHS[openPage(model)] });
  let unexpected: Call[] = [];

  /** Waits until the page and the calls are as the model has them; throws when they never are. */
  async function settle() {
    await becomeCalm(network);
    await eventually(() => {
      unexpected = takeCalls(model, [...unexpected, ...network.takeNew()]);
      const missing = model.sent.filter(({ call }) => call === null);
      const seen = readScreen(app.location());
      expect({
        unexpectedCalls: textsOf(unexpected),
        missingCalls: textsOf(missing),
        ...seen,
      }).toEqual({
        unexpectedCalls: [],
        missingCalls: [],
        ...expectedScreen(model),
      });
    });
    expect([...watch.complaints]).toEqual([]);
    checkConsole();
  }

  return {
    api,
    network,
    hands,
    settle,
    /** Lets time pass, and the toasts with it. */
    wait: async (milliseconds: number) => {
      await closeToasts();
      model.toasts.clear();
      const end = model.clock + milliseconds;
      while (model.clock < end) {
        const time = Math.min(nextDue(model), end);
        vi.advanceTimersByTime(time - model.clock);
        passUntil(model, time);
        await settle();
      }
    },
    /** Decides the fate of a call, and tells the model what came of it. */
    decide: async (call: Call, fate: Fate) => {
      const sent = sentAs(model, call);
      const given = await network.decide(call, fate);
      if (sent !== undefined) answer(model, sent, given);
    },
    /** Lets a call arrive at the server. */
    reach: async (call: Call) => {
      sentAs(model, call);
      await network.reach(call);
    },
    reload: async () => {
      app = await app.reload();
    },
    goBack: () => app.goBack(),
    close: () => closeApp(app, network, watch),
  };
}

/** Ends what a sequence of steps has opened, so that nothing of it goes on beside the next one. */
export async function closeApp(
  app: { close: () => void },
  network: Network,
  watch: { stop: () => void },
): Promise<void> {
  watch.stop();
  await closeToasts();
  app.close();
  forgetDestination();
  network.close();
  await becomeCalm(network);
}

/** Ties the calls that were made to those that were expected. Returns the others. */
function takeCalls(model: Model, calls: Call[]): Call[] {
  return calls.filter((call) => {
    const sent = model.sent.find(({ call: made, text }) => made === null && text === call.text);
    if (sent !== undefined) Object.assign(sent, { call, sentAt: model.clock });
    if (sent?.kind === 'list' || sent?.kind === 'stats') model.isStale = false;
    return sent === undefined;
  });
}

/** What the model knows of the call; when it was given up, nobody will know what comes of it. */
function sentAs(model: Model, call: Call) {
  const sent = model.sent.find((other) => other.call === call);
  model.isStale ||= sent === undefined;
  return sent;
}

function textsOf(calls: { text: string }[]): string[] {
  return calls.map(({ text }) => text);
}
