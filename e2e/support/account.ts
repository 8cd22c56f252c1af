import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { storeUser } from './stubbedApi';

type NewJob = { position: string } & Partial<
  Record<'company' | 'jobLocation' | 'jobStatus' | 'jobType' | 'createdAt', string>
>;
type Job = { _id: string; position: string };

/** Registers an account over the API. The name is part of its e-mail address, so use each once. */
export async function registerAccount(request: APIRequestContext, name: string): Promise<Account> {
  const account = new Account(request, name);
  await account.send('POST', '/auth/register', { ...account.profile, password: account.password });
  await account.logIn();
  return account;
}

/** An account of the running server, driven beside what the browser shows. */
export class Account {
  readonly password = 'a long enough password';
  readonly profile;

  constructor(
    private readonly request: APIRequestContext,
    name: string,
  ) {
    const email = `${name}@example.com`;
    this.profile = { name: 'Ada', email, lastName: 'Lovelace', location: 'London' };
  }

  /** Resolves with what is answered; rejects where that is a refusal. */
  async send(method: string, path: string, data?: object): Promise<unknown> {
    const { status, text } = await this.call(method, path, data);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  }

  private async call(method: string, path: string, data?: object) {
    // A connection kept between two tests may be closed by the server as it is used again. A new one for each call
    // would look the name of the host up each time, which takes five seconds now and then.
    const options = { method, maxRetries: 2, ...(data && { data }) };
    const response = await this.request.fetch(`/api/v1${path}`, options);
    return { status: response.status(), text: await response.text() };
  }

  async logIn(): Promise<void> {
    const { email } = this.profile;
    await this.send('POST', '/auth/login', { email, password: this.password });
  }

  /** As after registration: signed in, with no jobs and the first profile. */
  async reset(): Promise<void> {
    // The test before may have ended the session. A login for each test would cost a third of a second.
    const { status } = await this.call('GET', '/jobs/stats');
    if (status === 401) await this.logIn();
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

  /** The UTC days of the first hundred jobs as the API has them, by their positions. */
  async days(): Promise<Map<string, string>> {
    const { jobs } = (await this.send('GET', '/jobs?limit=100')) as {
      jobs: { position: string; createdAt: string }[];
    };
    return new Map(jobs.map(({ position, createdAt }) => [position, createdAt.slice(0, 10)]));
  }

  /** The first page of jobs as the API has them. */
  async jobs(): Promise<Job[]> {
    return ((await this.send('GET', '/jobs')) as { jobs: Job[] }).jobs;
  }

  /** Signs this account in for the pages of the context, without its login form. */
  async signIn(context: BrowserContext, baseURL = ''): Promise<void> {
    await context.addCookies((await this.request.storageState()).cookies);
    await storeUser(context, this.profile, new URL(baseURL).origin);
  }
}
