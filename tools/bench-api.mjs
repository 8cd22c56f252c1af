// Medians of the embedded API's reads with 100,000 applications of one user: `npm run bench:api`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createServer } from 'vite';

const JOBS = 100_000;
const ROUNDS = 11;
const FILTERS = ['', '&jobStatus=pending', '&jobType=remote', '&jobStatus=pending&jobType=remote'];
const SEARCHES = ['', '&search=react', '&search=no-such-text'];
const SORTS = ['latest', 'oldest', 'a-z', 'z-a'];

const directory = mkdtempSync(join(tmpdir(), 'jobtrail-bench-'));
// Node 20 runs no TypeScript; Vite loads the modules as the dev server would.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
});
/** @param {string} name */
const load = (name) => vite.ssrLoadModule(`/embedded-api/${name}.ts`);
const { openDatabase } = /** @type {typeof import('../embedded-api/database.js')} */ (
  await load('database')
);
const { databaseUrl } = /** @type {typeof import('../embedded-api/databaseAddress.js')} */ (
  await load('databaseAddress')
);
const { createSqlRepository } = /** @type {typeof import('../embedded-api/sqlRepository.js')} */ (
  await load('sqlRepository')
);
const { createPasswordHasher } = /** @type {typeof import('../embedded-api/passwordHasher.js')} */ (
  await load('passwordHasher')
);
const { hashToken } = /** @type {typeof import('../embedded-api/tokenHash.js')} */ (
  await load('tokenHash')
);
const { createApp } = /** @type {typeof import('../embedded-api/app.js')} */ (await load('app'));
const { demoJobs } = /** @type {typeof import('../embedded-api/seed.js')} */ (await load('seed'));
const { newId } = /** @type {typeof import('../embedded-api/tokens.js')} */ (await load('tokens'));

const client = await openDatabase({ url: databaseUrl('bench.db', directory) });
const repository = createSqlRepository(client);
const hasher = createPasswordHasher({ N: 2, r: 1, p: 1 });
const app = createApp({ repository, hasher, hashToken, now: () => new Date() });

const sample = demoJobs(new Date());
const account = { email: 'bench@example.com', password: 'bench-password' };
const profile = { name: 'Bench', email: account.email, lastName: 'User', location: 'Berlin' };
const passwordHash = await hasher.hash(account.password);
const user = await repository.createUser({ ...profile, passwordHash });
if (user === undefined) throw new Error('The account is there already.');
for (let stored = 0; stored < JOBS; stored += 1000) {
  const jobs = Array.from({ length: 1000 }, (_, index) => {
    const createdAt = new Date(Date.now() - (stored + index) * 1_800_000);
    const job = /** @type {(typeof sample)[number]} */ (sample[(stored + index) % sample.length]);
    return { ...job, id: newId(createdAt), createdAt, updatedAt: createdAt };
  });
  await repository.addJobs(user.id, jobs);
}

const login = await app.request('/api/v1/auth/login', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(account),
});
const cookie = login.headers.get('set-cookie') ?? '';
/** @param {string} path */
const get = async (path) =>
  (await app.request(`/api/v1/jobs${path}`, { headers: { cookie } })).json();

/** @param {string} path */
async function median(path) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await get(path);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? NaN;
}

for (const search of SEARCHES) {
  for (const filter of FILTERS) {
    for (const sort of SORTS) {
      const query = `?sort=${sort}${filter}${search}`;
      const deepest = Math.max(1, (await get(query)).numOfPages);
      const [first, last] = [await median(query), await median(`${query}&page=${deepest}`)];
      console.log(`${first.toFixed(1).padStart(6)} ms ${last.toFixed(1).padStart(6)} ms  ${query}`);
    }
  }
}
console.log(`${(await median('/stats')).toFixed(1).padStart(6)} ms stats`);

client.close();
await vite.close();
rmSync(directory, { recursive: true });
