const { MODEL_SEED, MODEL_RUNS, MODEL_STEPS, MODEL_SECONDS, MODEL_PATH, MODEL_REPLAY } =
  process.env;

/** How much is tried; each can be set by an environment variable of its name. */
export const settings = {
  // One seed for the suite, so that it judges the change and not the draw; soaking draws its own.
  seed: Number(MODEL_SEED ?? 20_261_120),
  runs: Number(MODEL_RUNS ?? 25),
  steps: Number(MODEL_STEPS ?? 20),
  /** After this time no further run begins, so that a busy machine has fewer of them. */
  seconds: Number(MODEL_SECONDS ?? 40),
  /** Where a failure was found; both are printed with it. */
  path: MODEL_PATH,
  replay: MODEL_REPLAY,
};
