// Many more sequences of the model-based tests, with a seed of their own: `npm run test:soak`.
// MODEL_RUNS (200) and MODEL_SEED can be set in the environment.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const defaults = {
  MODEL_RUNS: '200',
  MODEL_SEED: String(Date.now() % 2 ** 31),
};

const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'apart', 'tests/app/model'],
  { stdio: 'inherit', env: { ...defaults, ...process.env } },
);
process.exit(status ?? 1);
