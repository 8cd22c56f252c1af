import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { printTable } from '../lib/table.mjs';

const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const LOGINS = 50;
const QUIET_READS = 50;
const LIST = '/api/v1/jobs?jobStatus=all&jobType=all&sort=latest&page=1';

/**
 * Prints how long somebody who reads waits at most while another client tries many wrong passwords at
 * once, beside a reader of the quiet server: of `vite preview`, in a process of its own.
 * @param {import('../bench.mjs').Bench} bench
 */
export async function reportBurst({ app, dist, directory }) {
  const server = await preview(dist, join(directory, 'burst'));
  try {
    const { quiet, burst, refused } = await measure(server.origin, app);
    console.log(
      `\nSlowest answers beside ${LOGINS} wrong logins at once, ${refused} of them refused\n`,
    );
    printTable(
      ['server', 'list ms', 'file ms'],
      [
        ['quiet', ...quiet],
        ['during the burst', ...burst],
      ],
    );
  } finally {
    server.stop();
  }
}

/**
 * @param {string} origin
 * @param {import('../bench.mjs').Bench['app']} app The same build, whose demo account is the server's as well.
 */
async function measure(origin, { demo, sizes }) {
  /** @param {string | undefined} password */
  const login = (password) =>
    fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...demo, password }),
    });
  const signedIn = await login(demo?.password);
  const headers = { cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const file = [...sizes.keys()].find((path) => path.endsWith('.js')) ?? '/';

  /** @param {(reads: number) => boolean} isOver */
  async function read(isOver) {
    let [list, code] = [0, 0];
    for (let reads = 0; !isOver(reads); reads += 1) {
      list = Math.max(list, await timeAnswer(origin + LIST, headers));
      code = Math.max(code, await timeAnswer(origin + file));
    }
    return [list, code].map((ms) => ms.toFixed(0));
  }

  const quiet = await read((reads) => reads === QUIET_READS);
  let isOver = false;
  const logins = Promise.all(Array.from({ length: LOGINS }, () => login('wrong password')));
  void logins.finally(() => (isOver = true));
  const burst = await read(() => isOver);
  const refused = (await logins).filter(({ status }) => status === 429).length;
  return { quiet, burst, refused };
}

/**
 * @param {string} url
 * @param {Record<string, string>} [headers]
 */
async function timeAnswer(url, headers = {}) {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return performance.now() - start;
}

/**
 * @param {string} dist
 * @param {string} data
 */
async function preview(dist, data) {
  const server = spawn(process.execPath, [VITE, 'preview', '--outDir', dist], {
    env: { ...process.env, DATABASE_URL: `file:${data}/burst.db`, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (origin !== undefined) return { origin, stop: () => server.kill() };
  }
  throw new Error('The preview server did not start.');
}
