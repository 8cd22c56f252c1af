import { describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../demo/createSandbox';
import { createPasswordHasher } from '../../demo/passwordHasher';

const DAY = 86_400_000;
const FOREVER = new Promise(() => undefined);
const ACCOUNT = { email: 'demo@jobtrail.example', password: 'jobtrail-demo' };
const JOB = {
  position: 'Analyst',
  company: 'Engines Ltd',
  jobLocation: 'London',
  jobType: 'remote',
  jobStatus: 'pending',
};

type Body = { totalJobs: number; jobs: { _id: string; position: string; createdAt: string }[] };

/** What a browser keeps, and tabs of it. */
function openBrowser({ text, isLost = false }: { text?: string; isLost?: boolean } = {}) {
  const browser = {
    text,
    /** How many writes there were. */
    writes: 0,
    isLost,
    /** Which step the browser never answers. */
    silent: null as 'read' | 'write' | null,
    asked: vi.fn(() => FOREVER),
    time: Date.parse('2026-11-20T12:00:00Z'),
    onNotKept: vi.fn(),
    onUnreadable: vi.fn<(text: string) => void>(),
    /** Until when a write takes. */
    kept: Promise.resolve(),
  };
  const orLost = <T>(work: () => T) =>
    browser.isLost ? Promise.reject(new Error('lost')) : Promise.resolve(work());
  const openTab = () => {
    const fetchInPage = createSandbox({
      account: ACCOUNT,
      // A clock stands still for nobody.
      now: () => new Date(browser.time++),
      hasher: createPasswordHasher(1),
      onNotKept: browser.onNotKept,
      onUnreadable: browser.onUnreadable,
      kept: {
        read: async () => {
          if (browser.silent === 'read') await browser.asked();
          return orLost(() => browser.text);
        },
        write: async (next) => {
          if (browser.silent === 'write') await browser.asked();
          await orLost(() => {
            browser.writes += 1;
            browser.text = next;
          });
          await browser.kept;
        },
      },
    });
    const send = (method: string, path: string, body?: object) =>
      fetchInPage(
        new Request(`http://localhost/api/v1${path}`, {
          method,
          headers: { 'Content-Type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
    const list = async () => (await (await send('GET', '/jobs?sort=latest')).json()) as Body;
    const logIn = async (account = ACCOUNT) => (await send('POST', '/auth/login', account)).status;
    return { send, list, logIn };
  };
  return { browser, openTab };
}

describe('the API in a page', () => {
  it('lets the demo account in, with 75 applications up to the day before', async () => {
    const { openTab } = openBrowser();
    const tab = openTab();
    expect((await tab.send('GET', '/jobs')).status).toBe(401);
    expect(await tab.logIn()).toBe(200);
    const { totalJobs, jobs } = await tab.list();

    expect(totalJobs).toBe(75);
    expect(jobs[0]?.createdAt).toMatch(/^2026-11-19/);
  });

  it('shares the session and all else between tabs and visits', async () => {
    const { openTab } = openBrowser();
    const [tab, other] = [openTab(), openTab()];
    await tab.logIn();
    await other.send('POST', '/jobs', JOB);
    expect((await tab.list()).jobs[0]?.position).toBe('Analyst');
    expect((await openTab().list()).totalJobs).toBe(76);
    await other.send('GET', '/auth/logout');

    expect((await tab.send('GET', '/jobs')).status).toBe(401);
  });

  it('has kept what it acknowledges by one write, and writes nothing for a mere look', async () => {
    const { browser, openTab } = openBrowser();
    const tab = openTab();
    await tab.logIn();
    browser.writes = 0;
    await tab.list();
    expect(browser.writes).toBe(0);
    await tab.send('POST', '/jobs', JOB);

    expect(browser.writes).toBe(1);
    expect(browser.text).toContain('Engines Ltd');
  });

  it('answers a write only once it is kept', async () => {
    const { browser, openTab } = openBrowser();
    const tab = openTab();
    await tab.logIn();
    let keep: () => void = () => undefined;
    browser.kept = new Promise<void>((resolve) => (keep = resolve));
    const answered = vi.fn();
    const answer = tab.send('POST', '/jobs', JOB).then(answered);
    await vi.waitFor(() => expect(browser.text).toContain('Engines Ltd'));
    expect(answered).not.toHaveBeenCalled();
    keep();
    await answer;

    expect(answered).toHaveBeenCalledOnce();
  });

  it.each([
    ['a record of an earlier version', '{"version":2,"seededAt":0,"token":null,"state":{}}'],
    ['a damaged record', '{"version":3,"seededAt":0,"token":null,"state":{"users":[{}]}}'],
    ['no record at all', 'nothing of ours'],
  ])('replaces %s, and tells that once', async (_name, text) => {
    const { browser, openTab } = openBrowser({ text });
    const tab = openTab();
    expect(await tab.logIn()).toBe(200);
    expect((await tab.list()).totalJobs).toBe(75);
    expect((await openTab().list()).totalJobs).toBe(75);

    expect(browser.onUnreadable.mock.calls).toEqual([[text]]);
  });

  it('dates its samples anew for the visit of a later day, unless somebody has touched them', async () => {
    const { browser, openTab } = openBrowser();
    const earlier = openTab();
    await earlier.logIn();
    const before = await earlier.list();
    browser.time = Date.parse('2026-11-21T00:30:00Z');
    const tab = openTab();
    const { totalJobs, jobs } = await tab.list();
    expect(totalJobs).toBe(75);
    expect(jobs[0]?.createdAt).toMatch(/^2026-11-20/);
    expect(jobs.map(({ _id }) => _id)).toEqual(before.jobs.map(({ _id }) => _id));
    browser.time += 1000;
    await tab.send('PATCH', `/jobs/${jobs[0]?._id ?? ''}`, JOB);
    browser.time += 5 * DAY;

    expect((await openTab().list()).jobs[0]).toMatchObject({ _id: jobs[0]?._id, ...JOB });
  });
});

describe('without a storage', () => {
  it.each(['read', 'write'] as const)(
    'goes on in memory where no %s is answered, before a call of the app runs out',
    async (step) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { browser, openTab } = openBrowser();
      browser.silent = step;
      const { logIn, list } = openTab();
      const login = logIn();
      await vi.waitFor(() => expect(browser.asked).toHaveBeenCalledOnce());
      await vi.advanceTimersByTimeAsync(13_000);
      expect(browser.onNotKept).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1_500);

      expect(await login).toBe(200);
      expect(browser.onNotKept).toHaveBeenCalledOnce();
      expect((await list()).totalJobs).toBeGreaterThan(0);
      expect(browser.onNotKept).toHaveBeenCalledOnce();
    },
  );

  it('goes on in memory and says so once', async () => {
    const { browser, openTab } = openBrowser({ isLost: true });
    const tab = openTab();
    await tab.logIn();
    await tab.send('POST', '/jobs', JOB);

    expect((await tab.list()).totalJobs).toBe(76);
    expect(browser.onNotKept).toHaveBeenCalledOnce();
  });

  it.each(['read', 'write'])('loses nothing when it is lost before a %s', async (kind) => {
    const { browser, openTab } = openBrowser();
    const tab = openTab();
    await tab.logIn();
    await tab.send('POST', '/jobs', JOB);
    browser.isLost = true;
    if (kind === 'write') await tab.send('POST', '/jobs', JOB);

    expect((await tab.list()).totalJobs).toBe(kind === 'write' ? 77 : 76);
    browser.isLost = false;
    await tab.list();
    expect(browser.onNotKept).toHaveBeenCalledOnce();
  });
});

describe('the passwords of the demo', () => {
  it('are told apart, and none fits a missing or a strange hash', async () => {
    const hasher = createPasswordHasher(10);
    const stored = await hasher.hash('a long enough password');

    expect(stored).toMatch(/^pbkdf2\$10\$/);
    expect(await hasher.verify('a long enough password', stored)).toBe(true);
    expect(await createPasswordHasher(20).verify('a long enough password', stored)).toBe(true);
    expect(await hasher.verify('a long enough Password', stored)).toBe(false);
    for (const strange of [undefined, '', 'pbkdf2$10$$', 'pbkdf2$10$=$=', 'scrypt$2$1$1$a$b']) {
      expect(await hasher.verify('', strange)).toBe(false);
    }
  });
});
