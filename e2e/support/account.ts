import type { APIRequestContext, BrowserContext } from '@playwright/test';

export type NewJob = {
  position: string;
  company?: string;
  jobLocation?: string;
  jobStatus?: string;
  jobType?: string;
};

type Profile = { name: string; email: string; lastName: string; location: string };

const PASSWORD = 'a long enough password';

/** Registers an account over the API. The name is part of its e-mail address, so use each once. */
export async function registerAccount(request: APIRequestContext, name: string): Promise<Account> {
  const profile = {
    name: 'Ada',
    email: `${name}@example.com`,
    lastName: 'Lovelace',
    location: 'London',
  };
  const account = new Account(request, profile);
  await send(request, 'post', '/auth/register', { ...profile, password: PASSWORD });
  await account.logIn();
  return account;
}

/** An account of the running server, driven over the API beside the browser. */
export class Account {
  readonly password = PASSWORD;

  constructor(
    private readonly request: APIRequestContext,
    readonly profile: Profile,
  ) {}

  async logIn(): Promise<void> {
    const { email } = this.profile;
    await send(this.request, 'post', '/auth/login', { email, password: PASSWORD });
  }

  /** As after registration: no jobs, the first profile, a session of its own. */
  async reset(): Promise<void> {
    await this.logIn();
    await send(this.request, 'patch', '/users/update-user', this.profile);
    for (let jobs = await this.jobs(); jobs.length > 0; jobs = await this.jobs()) {
      for (const { _id } of jobs) await send(this.request, 'delete', `/jobs/${_id}`);
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
      await send(this.request, 'post', '/jobs', { ...defaults, ...job });
    }
  }

  /** The first page of jobs as the server has them. */
  async jobs(): Promise<{ _id: string; position: string }[]> {
    const response = await this.request.get('/api/v1/jobs');
    return ((await response.json()) as { jobs: { _id: string; position: string }[] }).jobs;
  }

  /** Signs this account in for the pages of the context, without its login form. */
  async signIn(context: BrowserContext, baseURL: string | undefined): Promise<void> {
    const { cookies } = await this.request.storageState();
    await context.addCookies(cookies);
    await context.addInitScript(
      ([origin, user]) => {
        const isFirstPage = sessionStorage.getItem('signedIn') === null;
        if (location.origin !== origin || !isFirstPage) return;
        sessionStorage.setItem('signedIn', 'yes');
        localStorage.setItem('user', user);
      },
      [baseURL ?? '', JSON.stringify(this.profile)] as const,
    );
  }
}

async function send(
  request: APIRequestContext,
  method: 'post' | 'patch' | 'delete',
  path: string,
  data?: object,
): Promise<void> {
  const response = await request[method](`/api/v1${path}`, data === undefined ? {} : { data });
  if (!response.ok())
    throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
}
