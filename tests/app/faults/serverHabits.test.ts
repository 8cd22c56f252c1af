import { describe, expect, it } from 'vitest';
import { createHabits, type Habits } from '../../support/serverHabits';
import { testApi } from '../../support/handlers';
import { JOB_FIELDS } from '../../support/builders';
import { behaveLike } from '../../support/server';

const LIST = 'http://localhost/api/v1/jobs?page=2&limit=100';
const get = (url = LIST) => ({ method: 'GET', url, body: null });
const post = (fields: object) => ({
  method: 'POST',
  url: 'http://localhost/api/v1/jobs',
  body: JSON.stringify({ position: 'Cook', ...fields }),
});
const DATED = { createdAt: '2026-11-20T12:00:00Z' };

describe('a server of other habits', () => {
  it('takes limit and createdAt unless told otherwise', () => {
    const judge = createHabits({});
    for (const call of [get(), post(DATED)]) expect(judge(call)).toEqual({ handedOn: call });
  });

  it('ignores limit and createdAt', () => {
    const judge = createHabits({ limit: 'ignored', createdAt: 'ignored' });
    expect(judge(get())).toEqual({ handedOn: get('http://localhost/api/v1/jobs?page=2') });
    expect(judge(post(DATED))).toEqual({ handedOn: post({}) });
  });

  it.each([400, 422] as const)(
    'refuses limit and createdAt with %i, and nothing else',
    (status) => {
      const habits: Habits = { limit: status, createdAt: status };
      const judge = createHabits(habits);
      for (const call of [get(), post(DATED)]) {
        expect(judge(call)).toMatchObject({ refusal: { status } });
      }
      const plain = get('http://localhost/api/v1/jobs?page=2');
      for (const call of [plain, post({})]) expect(judge(call)).toEqual({ handedOn: call });
    },
  );

  it('limits the calls of fifteen minutes', () => {
    let time = 0;
    const judge = createHabits({ callsAtMost: 2 }, () => time);
    const isTaken = () => 'handedOn' in judge(get());
    expect([isTaken(), isTaken(), isTaken()]).toEqual([true, true, false]);
    time = 60_000;
    expect(judge(get())).toMatchObject({
      refusal: { status: 429, headers: { 'Retry-After': '840' } },
    });
    time = 900_000;
    expect(isTaken()).toBe(true);
  });

  it('stands in front of the API, which records nothing that was refused', async () => {
    const { addUser, repository } = await testApi();
    const { id, email, password } = await addUser();
    behaveLike({ createdAt: 422, limit: 'ignored' });
    await send('POST', '/auth/login', { email, password });
    expect(await send('POST', '/jobs', { ...JOB_FIELDS, ...DATED })).toBe(422);
    const query = { sort: 'latest', page: 1, pageSize: 10 } as const;
    expect(await repository.listJobs(id, query)).toMatchObject({ total: 0 });
    expect(await send('POST', '/jobs', JOB_FIELDS)).toBe(201);
    expect(await send('GET', '/jobs?limit=1')).toBe(200);
  });
});

async function send(method: string, path: string, body?: object): Promise<number> {
  const response = await fetch(`${location.origin}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status;
}
