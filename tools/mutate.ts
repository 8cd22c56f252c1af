// Plants faults into a copy of what is committed, one at a time, and counts those the unit tests
// notice: `npm run mutate -- --count 60 --seed 1 --only src/features`. Lists the survivors; some of
// them change nothing that anybody could see, so each is to be looked at, and there is no threshold.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findFaults } from './lib/faults';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = /^(src|embedded-api)\/.+\.tsx?$/;
/** Run by the browser suite alone, consist of types, or hold nothing but looks. */
const LEFT_OUT = /^src\/main\.tsx$|\.d\.ts$|\/styles\//;
/** A fault that makes a test wait for ever counts as noticed. */
const TIME_LIMIT_MS = 600_000;
/** Without React's own build for production, which no test can use. */
const TEST_ENV = { ...process.env, NODE_ENV: 'test' };

type DrawnFault = ReturnType<typeof drawFaults>[number];

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

const copy = mkdtempSync(join(tmpdir(), 'jobtrail-mutate-'));
// A test runs the server as nobody, who has to read it.
chmodSync(copy, 0o755);
try {
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));

  const drawn = drawFaults(listSources(), Number(options.count));
  // Else every fault would seem to be noticed.
  const failure = await findFailure('related', ...drawn.map(({ path }) => path));
  if (failure !== null) throw new Error(`The tests fail without a fault.\n${failure}`);
  const survivors = [];
  for (const fault of drawn) if (!(await isNoticed(fault))) survivors.push(fault);
  const killed = drawn.length - survivors.length;
  console.log(`\n${killed} of ${drawn.length} noticed, seed ${options.seed}.`);
  for (const fault of survivors) console.log(`survived: ${describe(fault)}`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function listSources() {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return files.filter(
    (path) => SOURCES.test(path) && !LEFT_OUT.test(path) && path.startsWith(options.only),
  );
}

/**
 * Faults in as many different files as there are, before any file gets a second one. Each has its
 * place by its own words, so a change of one file leaves the faults drawn in the others as they were.
 */
function drawFaults(paths: string[], count: number) {
  const files = drawOrder(paths, (path) => path).map((path) => {
    const code = readFileSync(join(copy, path), 'utf8');
    const faults = drawOrder(findFaults(path, code), ({ start, end, kind, replacement }) =>
      [path, kind, code.slice(start, end), replacement].join('\n'),
    );
    return faults.map((fault) => ({ ...fault, path, code }));
  });
  const rounds = Math.max(0, ...files.map((faults) => faults.length));
  return Array.from({ length: rounds }, (_, round) =>
    files.flatMap((faults) => faults[round] ?? []),
  )
    .flat()
    .slice(0, count);
}

async function isNoticed(fault: DrawnFault): Promise<boolean> {
  const { path, code, start, end, replacement } = fault;
  const file = join(copy, path);
  writeFileSync(file, code.slice(0, start) + replacement + code.slice(end));
  // Own tests first: they are faster and notice most faults.
  const isKilled =
    (await findFailure('run', ownTests(path), '--exclude=tests/app/model/**')) !== null ||
    (await findFailure('related', path)) !== null;
  writeFileSync(file, code);
  console.log(`${isKilled ? 'noticed ' : 'SURVIVED'} ${describe(fault)}`);
  return isKilled;
}

/** The test file of the same name, or else the nearest folder of tests. */
function ownTests(path: string): string {
  const place = path.replace(/^src\//, '').replace(/\.tsx?$/, '');
  let tests = `tests/${place}.test`;
  while (![`${tests}.ts`, `${tests}.tsx`, tests].some((file) => existsSync(join(copy, file)))) {
    tests = dirname(tests);
  }
  return tests;
}

/** What vitest says of the tests that it finds so; null where they pass. */
async function findFailure(command: 'run' | 'related', ...words: string[]) {
  const vitest = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      ...[command, ...new Set(words), '--run', '--bail=1', '--passWithNoTests'],
    ],
    { cwd: copy, env: TEST_ENV, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  // With its workers: one that loops for ever would outlive it.
  const timer = setTimeout(() => process.kill(-Number(vitest.pid), 'SIGKILL'), TIME_LIMIT_MS);
  const [stderr] = await Promise.all([text(vitest.stderr), once(vitest, 'exit')]);
  clearTimeout(timer);
  return vitest.exitCode === 0 ? null : stderr;
}

function describe({ path, code, start, end, kind, replacement }: DrawnFault): string {
  const line = code.slice(0, start).split('\n').length;
  const shorten = (part: string) => part.replace(/\s+/g, ' ').slice(0, 60);
  return `${path}:${line} ${kind}: ${shorten(code.slice(start, end))} → ${shorten(replacement)}`;
}

/** In an order that depends on the seed and each item's words alone; of equal ones the count, too. */
function drawOrder<Item>(items: Item[], wordsOf: (item: Item) => string): Item[] {
  const counts = new Map<string, number>();
  return items
    .map((item) => {
      const words = wordsOf(item);
      const count = counts.get(words) ?? 0;
      counts.set(words, count + 1);
      const key = `${options.seed}\n${words}\n${count}`;
      return { item, place: createHash('sha256').update(key).digest('hex') };
    })
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ item }) => item);
}
