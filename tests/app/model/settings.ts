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
  boardSeconds: Number(MODEL_SECONDS ?? 8),
  /** Where a failure was found; both are printed with it. */
  path: MODEL_PATH,
  replay: MODEL_REPLAY,
};

/** What is typed into the search box; unlike any word that is typed into a form. */
export const SEARCHES = ['cook', 'of', 'nothing like it', ' Zoo ', '   ', '%', 'c++ &'];

/** Most of what is drawn is not possible when its turn comes, and left out. */
const DRAWN_PER_STEP = 10;

/** How long a sequence of so many steps may be drawn, and how the last one is replayed. */
export function sequencesOf(steps: number) {
  const { replay } = settings;
  return {
    maxCommands: steps * DRAWN_PER_STEP,
    size: 'max' as const,
    ...(replay !== undefined && { replayPath: replay }),
  };
}
