import type { APIRequestContext, BrowserContext } from '@playwright/test';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The API beside the browser, or within one of its pages. */
export type ApiAccess = {
  send: (method: string, path: string, data?: object) => Promise<{ status: number; text: string }>;
  /** What a browser has to hold to be signed in as this one is. */
  cookies: () => Promise<Cookies>;
};

export type NewJob = {
  position: string;
  company?: string;
  jobLocation?: string;
  jobStatus?: string;
  jobType?: string;
};

type Profile = { name: string; email: string; lastName: string; location: string };

const PASSWORD = 'a long enough password';

/** The API of the server that answers these requests. */
export function overNetwork(request: APIRequestContext): ApiAccess {
  return {
    async send(method, path, data) {
      // A connection kept between two tests may be closed by the server as it is used again.
      const headers = { connection: 'close' };
      const options = { method, headers, ...(data && { data }) };
      const response = await request.fetch(`/api/v1${path}`, options);
      return { status: response.status(), text: await response.text() };
    },
    cookies: async () => (await request.storageState()).cookies,
  };
}

/** Registers an account over the API. The name is part of its e-mail address, so use each once. */
export async function registerAccount(api: ApiAccess, name: string): Promise<Account> {
  const profile = {
    name: 'Ada',
    email: `${name}@example.com`,
    lastName: 'Lovelace',
    location: 'London',
  };
  const account = new Account(api, profile);
  await send(api, 'POST', '/auth/register', { ...profile, password: PASSWORD });
  await account.logIn();
  return account;
}

/** An account of an API, driven beside what the browser shows. */
export class Account {
  readonly password = PASSWORD;

  constructor(
    private readonly api: ApiAccess,
    readonly profile: Profile,
  ) {}

  async logIn(): Promise<void> {
    const { email } = this.profile;
    await send(this.api, 'POST', '/auth/login', { email, password: PASSWORD });
  }

  /** As after registration: no jobs, the first profile, a session of its own. */
  async reset(): Promise<void> {
    await this.logIn();
    await send(this.api, 'PATCH', '/users/update-user', this.profile);
    for (let jobs = await this.jobs(); jobs.length > 0; jobs = await this.jobs()) {
      for (const { _id } of jobs) await send(this.api, 'DELETE', `/jobs/${_id}`);
    }
  }

  /** Records the jobs one after the other, so that the last one is the latest. */
  async addJobs(jobs: NewJob[]): Promise<void> {
    for (const job of jobs) {
      const defaults = {
        company: 'Acme',
        jobLocation: 'London',
        jobStatus: 'pending',
        jobType: 'full-time',
      };
      await send(this.api, 'POST', '/jobs', { ...defaults, ...job });
    }
  }

  /** The first page of jobs as the API has them. */
  async jobs(): Promise<{ _id: string; position: string }[]> {
    const text = await send(this.api, 'GET', '/jobs');
    return (JSON.parse(text) as { jobs: { _id: string; position: string }[] }).jobs;
  }

  /** Signs this account in for the pages of the context, without its login form. */
  async signIn(context: BrowserContext, baseURL: string | undefined): Promise<void> {
    await context.addCookies(await this.api.cookies());
    await context.addInitScript(
      ([origin, user]) => {
        // Firefox runs this on its blank page as well, which has no storage.
        if (location.origin !== origin || sessionStorage.getItem('signedIn') !== null) return;
        sessionStorage.setItem('signedIn', 'yes');
        localStorage.setItem('user', user);
      },
      [new URL(baseURL ?? '').origin, JSON.stringify(this.profile)] as const,
    );
  }
}

async function send(api: ApiAccess, method: string, path: string, data?: object): Promise<string> {
  const { status, text } = await api.send(method, path, data);
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
  return text;
}
