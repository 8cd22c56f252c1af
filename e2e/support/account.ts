import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { storeUser } from './stubbedApi';

/** The API beside the browser, or within one of its pages. */
export type ApiAccess = {
  send: (method: string, path: string, data?: object) => Promise<{ status: number; text: string }>;
  /** What a browser has to hold to be signed in as this one is. */
  cookies: () => Promise<Awaited<ReturnType<BrowserContext['cookies']>>>;
};

type NewJob = { position: string } & Partial<
  Record<'company' | 'jobLocation' | 'jobStatus' | 'jobType', string>
>;
type Job = { _id: string; position: string };

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
  const account = new Account(api, name);
  await account.send('POST', '/auth/register', { ...account.profile, password: account.password });
  await account.logIn();
  return account;
}

/** An account of an API, driven beside what the browser shows. */
export class Account {
  readonly password = 'a long enough password';
  readonly profile;

  constructor(
    private readonly api: ApiAccess,
    name: string,
  ) {
    const email = `${name}@example.com`;
    this.profile = { name: 'Ada', email, lastName: 'Lovelace', location: 'London' };
  }

  async send(method: string, path: string, data?: object): Promise<unknown> {
    const { status, text } = await this.api.send(method, path, data);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  }

  async logIn(): Promise<void> {
    const { email } = this.profile;
    await this.send('POST', '/auth/login', { email, password: this.password });
  }

  /** As after registration: no jobs, the first profile, a session of its own. */
  async reset(): Promise<void> {
    await this.logIn();
    await this.send('PATCH', '/users/update-user', this.profile);
    for (let jobs = await this.jobs(); jobs.length > 0; jobs = await this.jobs()) {
      for (const { _id } of jobs) await this.send('DELETE', `/jobs/${_id}`);
    }
  }

  /** Records the jobs one after the other, so that the last one is the latest. */
  async addJobs(jobs: NewJob[]): Promise<void> {
    const defaults = { company: 'Acme', jobLocation: 'London', jobStatus: 'pending' };
    for (const job of jobs) {
      await this.send('POST', '/jobs', { ...defaults, jobType: 'full-time', ...job });
    }
  }

  /** The first page of jobs as the API has them. */
  async jobs(): Promise<Job[]> {
    return ((await this.send('GET', '/jobs')) as { jobs: Job[] }).jobs;
  }

  /** Signs this account in for the pages of the context, without its login form. */
  async signIn(context: BrowserContext, baseURL = ''): Promise<void> {
    await context.addCookies(await this.api.cookies());
    await storeUser(context, this.profile, new URL(baseURL).origin);
  }
}
