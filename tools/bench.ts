// Times of the build: `npm run bench`, with `--rounds <number>`, `--only <part>`, `--dist <directory>`
// for a build that is there already, and `--beside <directory>` for another app of the same contract
// to measure loading and presses in turns with. Compare the numbers of one run with each other, not
// with other runs.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { reportBeside } from './bench/beside';
import { reportCollection } from './bench/collection';
import { reportPresses } from './bench/presses';
import { reportScale } from './bench/scale';
import { reportTransfer } from './bench/transfer';
import { withApp } from './lib/app';

const PARTS = {
  beside: reportBeside,
  presses: reportPresses,
  // Last, since they add to the demo account.
  transfer: reportTransfer,
  collection: reportCollection,
  scale: reportScale,
};

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    dist: { type: 'string' },
    beside: { type: 'string' },
  },
});
const { rounds, only, dist, beside } = options;

await withApp(dist, async (app) => {
  const today = new Date().toISOString().slice(0, 10);
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`;
  console.log(
    `\n${today}, ${machine}, Chromium ${app.browser.version()}, Node ${process.version}, ${rounds} rounds`,
  );
  for (const [name, report] of Object.entries(PARTS)) {
    if (only === undefined || only === name) {
      await report({ ...app, rounds: Number(rounds), beside });
    }
  }
});
