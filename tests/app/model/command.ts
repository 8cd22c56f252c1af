import type { AsyncCommand } from 'fast-check';
import { STEP_MS, type Driver } from './driver';
import type { Model } from './model';

type Counting = { stepsLeft: number };
type Waiting = { wait: (milliseconds: number) => Promise<void>; settle: () => Promise<void> };

type Step<M, D> = {
  /** Whether that can happen as things stand. */
  isPossible?: (model: M) => boolean;
  /** Does it to the app, and to the model. */
  run: (model: M, driver: D) => Promise<void> | void;
};

/** One step: a moment passes, something happens, and then the app has to look like the model. */
export function command<M extends Counting = Model, D extends Waiting = Driver>(
  label: string,
  { isPossible = () => true, run }: Step<M, D>,
): AsyncCommand<M, D> {
  return {
    toString: () => label,
    check: (model) => model.stepsLeft > 0 && isPossible(model),
    run: async (model, driver) => {
      await driver.wait(STEP_MS);
      // What was due in that moment may have made it impossible.
      if (!isPossible(model)) return;
      model.stepsLeft -= 1;
      await run(model, driver);
      await driver.settle();
    },
  };
}
