import fc from 'fast-check';
import { command } from './command';
import type { Driver } from './driver';
import type { Model } from './model';
import { FATES, type Call } from './network';
import { readAgain } from './pages';
import { pick } from './people';
import { settleAll } from './settleAll';

const nth = fc.nat(9);

const fates = fc.oneof(
  { weight: 6, arbitrary: fc.constant('answered' as const) },
  { weight: 4, arbitrary: fc.constantFrom(...FATES) },
);

const decide = fc.record({ index: nth, fate: fates }).map(({ index, fate }) =>
  command(`call ${index} is ${fate}`, {
    isPossible: isWaiting,
    run: (_, driver) => driver.decide(callOf(driver, index), fate),
  }),
);

const reach = nth.map((index) =>
  command(`call ${index} reaches the server`, {
    isPossible: isWaiting,
    run: (_, driver) => driver.reach(callOf(driver, index)),
  }),
);

const settle = fc.array(nth, { minLength: 1, maxLength: 4 }).map((order) =>
  command(`all calls are answered in the order ${order.join(' ')}`, {
    isPossible: isWaiting,
    run: (model, driver) => settleAll(model, driver, order),
  }),
);

const wait = fc
  .constantFrom(1000, 15_000)
  .map((milliseconds) =>
    command(`waits ${milliseconds} ms`, { run: (_, driver) => driver.wait(milliseconds) }),
  );

const reconnect = fc.constant(
  command('the connection is back', {
    run: (model) => {
      window.dispatchEvent(new Event('online'));
      readAgain(model);
    },
  }),
);

const removeElsewhere = nth.map((index) =>
  command(`another device deletes job ${index}`, {
    isPossible: ({ user, list }) => user !== null && list.jobs.length > 0,
    run: async (model, { api }) => {
      await api.repository.deleteJob(api.idOf(model.user), pick(model.list.jobs, index)._id);
      model.isStale = true;
    },
  }),
);

/** What happens to calls on their way, to the connection and on the server. */
export const networkCommands = [
  { weight: 30, arbitrary: decide },
  { weight: 4, arbitrary: reach },
  { weight: 4, arbitrary: settle },
  { weight: 2, arbitrary: wait },
  { weight: 1, arbitrary: reconnect },
  { weight: 2, arbitrary: removeElsewhere },
];

function isWaiting({ sent }: Model): boolean {
  return sent.length > 0;
}

function callOf({ network }: Driver, index: number): Call {
  return pick(network.underWay(), index);
}
