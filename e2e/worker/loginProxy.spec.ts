import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, openInstalled, test as base } from './test';

const GATE = '<!doctype html><title>Gate</title><h1>Log in to the company</h1>';

/** The login of a proxy, on an origin of its own, and its address. */
const test = base.extend<{ gate: string }>({
  gate: async ({ host }, use) => {
    const server = createServer((_request, answer) => {
      answer.writeHead(200, { 'Content-Type': 'text/html' }).end(GATE);
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
    host.login = null;
    server.closeAllConnections();
    server.close();
  },
});

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(/401/, /CORS/, /ERR_FAILED/, /error: \[/);
});

test('a login in front of the site that has ended is reached from a failed read', async ({
  page,
  host,
  gate,
  account,
  context,
}) => {
  await account.signIn(context, host.origin);
  await openInstalled(page, host);
  await expect(page.getByText('pending applications')).toBeVisible();
  host.login = gate;
  await page.goto(`${host.origin}/all-jobs`);
  await page.getByRole('link', { name: 'open its page' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to the company' })).toBeVisible();

  host.login = null;
  await page.goto(`${host.origin}/?network`);
  await expect(page.getByText('pending applications')).toBeVisible();
  await expect(page).toHaveURL(`${host.origin}/`);
  await expect(page.getByRole('link', { name: 'open its page' })).toHaveCount(0);
});

test('a refusal that is a page leads to it from the login form', async ({
  page,
  host,
  account,
}) => {
  await openInstalled(page, host, '/register');
  host.troubles.set(/./, 'refused');
  await page.reload();
  await page.getByLabel('email').fill(account.profile.email);
  await page.getByLabel('password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'submit' }).click();
  await page.getByRole('link', { name: 'open its page' }).click();

  await expect(page.getByRole('heading', { name: 'Log in to the company' })).toBeVisible();
});

test('without a network the same way leads back into the app', async ({
  page,
  host,
  expectedNoise,
}) => {
  expectedNoise.push(/ERR_/);
  await openInstalled(page, host, '/register');
  host.troubles.set(/./, 'dropped');
  await page.getByLabel('email').fill('ada@example.com');
  await page.getByLabel('password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'submit' }).click();
  await page.getByRole('link', { name: 'open its page' }).click();

  await expect(page.getByRole('heading', { name: 'Every application on one trail' })).toBeVisible();
  await expect(page).toHaveURL(`${host.origin}/landing`);
});
