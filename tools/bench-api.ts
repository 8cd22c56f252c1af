// Medians of the embedded API's reads with 100,000 applications of one user: `npm run bench:api`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../embedded-api/app';
import { openDatabase } from '../embedded-api/database';
import { databaseUrl } from '../embedded-api/databaseAddress';
import { createPasswordHasher } from '../embedded-api/passwordHasher';
import { demoJobs } from '../embedded-api/seed';
import { createSqlRepository } from '../embedded-api/sqlRepository';
import { hashToken } from '../embedded-api/tokenHash';
import { newId } from '../embedded-api/tokens';
import { median } from './lib/vitals';

const JOBS = 100_000;
const ROUNDS = 11;
const FILTERS = ['', '&jobStatus=pending', '&jobType=remote', '&jobStatus=pending&jobType=remote'];
const SEARCHES = ['', '&search=react', '&search=no-such-text'];
const SORTS = ['latest', 'oldest', 'a-z', 'z-a'];

const directory = mkdtempSync(join(tmpdir(), 'jobtrail-bench-'));
const database = await openDatabase({ url: databaseUrl('bench.db', directory) });
const repository = createSqlRepository(database);
const hasher = createPasswordHasher({ N: 2, r: 1, p: 1 });
const app = createApp({ repository, hasher, hashToken, now: () => new Date() });

const account = { email: 'bench@example.com', password: 'bench-password' };
const profile = { name: 'Bench', email: account.email, lastName: 'User', location: 'Berlin' };
const passwordHash = await hasher.hash(account.password);
const user = await repository.createUser({ ...profile, passwordHash });
if (user === undefined) throw new Error('The account is there already.');
const sample = demoJobs(new Date());
for (let stored = 0; stored < JOBS; stored += sample.length) {
  const jobs = sample.slice(0, JOBS - stored).map((job, index) => {
    const createdAt = new Date(Date.now() - (stored + index) * 1_800_000);
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

async function get(path: string) {
  const answer = await app.request(`/api/v1/jobs${path}`, { headers: { cookie } });
  return (await answer.json()) as { numOfPages: number };
}

async function time(path: string): Promise<string> {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await get(path);
    times.push(performance.now() - start);
  }
  return `${median(times).toFixed(1).padStart(6)} ms`;
}

for (const search of SEARCHES) {
  for (const filter of FILTERS) {
    for (const sort of SORTS) {
      const query = `?sort=${sort}${filter}${search}`;
      const deepest = Math.max(1, (await get(query)).numOfPages);
      const [first, last] = [await time(query), await time(`${query}&page=${deepest}`)];
      console.log(`${first} ${last}  ${query}`);
    }
  }
}
console.log(`${await time('/stats')} stats`);

database.close();
rmSync(directory, { recursive: true });
