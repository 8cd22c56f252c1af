// The model-based tests for minutes in place of seconds, with a seed of its own: `npm run test:soak`.
// MODEL_SECONDS (600), MODEL_RUNS and MODEL_SEED can be set in the environment.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const defaults = {
  MODEL_SECONDS: '600',
  MODEL_RUNS: '100000',
  MODEL_SEED: String(Date.now() % 2 ** 31),
};

const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'apart', 'tests/app/model/model', 'tests/app/model/boardModel'],
  { stdio: 'inherit', env: { ...defaults, ...process.env } },
);
process.exit(status ?? 1);
