import { configure } from '@testing-library/react';
import fc, { type IAsyncProperty } from 'fast-check';
import { vi } from 'vitest';
import { settings } from './settings';

const { seed, runs, steps, path } = settings;

/** Everything that is loaded late is loaded now, and React works as in a browser, between turns of the event loop. */
export async function prepare(): Promise<void> {
  await Promise.all([
    import('@/shared/api/httpClient'),
    import('@/shared/ui/ToastRegion'),
    import('@/features/allJobs/board/Board'),
    import('@/features/allJobs/chart/MonthlyChart'),
    import('@/features/allJobs/status/StatusMenu'),
    import('@/features/job/alreadyThere/AlreadyThere'),
  ]);
  configure({ asyncWrapper: callAsItIs, eventWrapper: callAsItIs });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

/**
 * Draws sequences of steps until there were enough of them or the time is up. Throws with the
 * shortest one that fails, and how to replay it.
 */
export async function tryOut<Drawn>(
  property: (isTimeUp: () => boolean) => IAsyncProperty<Drawn>,
  seconds: number,
): Promise<void> {
  // No time passes but what the steps let pass, also for React, which works in slices of time.
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  const began = Date.now();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - began);
  const endsAt = process.hrtime.bigint() + BigInt(seconds) * 1_000_000_000n;
  let tried = 0;
  /** Between two sequences only: one that was left half-way would go on beside the next test. */
  const isTimeUp = () => {
    if (tried > 0 && process.hrtime.bigint() > endsAt) return true;
    tried += 1;
    return false;
  };
  const details = await fc.check(property(isTimeUp), {
    seed,
    numRuns: runs,
    ...(path !== undefined && { path }),
  });
  console.info(`${tried} sequences of up to ${steps} steps, MODEL_SEED=${seed}`);
  if (!details.failed) return;
  const report = await fc.asyncDefaultReportMessage(details);
  throw new Error(`${report}\nSee tests/app/model/settings.ts for how to replay it.`, {
    cause: details.errorInstance,
  });
}

function callAsItIs<Result>(call: () => Result): Result {
  return call();
}
