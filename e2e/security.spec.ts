import type { BrowserContext, Page } from '@playwright/test';
import { SECURITY_HEADERS } from '../deploy/headers';
import { deleteOf, editOf, goTo, logOut, logInAsDemo } from './support/steps';
import { open, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

type Watched = Window & { violations: string[]; wasAttacked?: boolean };

/** Notes what the policy forbids on any page of the context. */
async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
}

const violations = (page: Page) => page.evaluate(() => (window as unknown as Watched).violations);

test.describe('the content security policy', () => {
  test.beforeEach(({ context }) => watchPolicy(context));

  test('is kept on every page, with its toasts and both charts', async ({ page }) => {
    const seen: string[] = [];
    const look = async () => seen.push(...(await violations(page)));

    for (const path of ['/landing', '/no/such/page']) {
      await open(page, path);
      await page.getByRole('img').first().or(page.locator('img').first()).waitFor();
      await look();
    }
    await logInAsDemo(page);
    await expect(page.getByText('Welcome Back Demo user')).toBeVisible();
    await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();
    await page.getByRole('img', { name: /area chart/ }).hover();
    await page.getByRole('button', { name: 'Bar Chart' }).click();
    await expect(page.getByRole('img', { name: /bar chart/ })).toBeVisible();
    await goTo(page, 'all jobs');
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.getByRole('link', { name: 'import' }).click();
    await expect(page.getByLabel('Choose a file, or drop it here')).toBeVisible();
    await goTo(page, 'add job');
    await page.getByRole('button', { name: 'submit' }).click();
    await expect(
      page.getByRole('alert').getByText('Please fill out all fields').first(),
    ).toBeVisible();
    await goTo(page, 'profile');
    await page.getByRole('button', { name: 'Demo user' }).click();
    await page.getByRole('radio', { name: 'dark' }).check({ force: true });
    await look();
    await page.reload();
    await expect(page.getByLabel('last name')).toBeVisible();
    await logOut(page);
    await expect(page.getByText('Logging Out...')).toBeVisible();
    await look();

    expect(seen).toEqual([]);
  });

  test('forbids scripts in the page, eval and other origins', async ({ page, expectedNoise }) => {
    expectedNoise.push(/Content Security Policy/, /violates the following/);
    await open(page, '/landing');
    const outcome = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.wasAttacked = true';
      document.body.append(script);
      const holder = document.createElement('div');
      holder.innerHTML = '<img src="data:," onerror="window.wasAttacked = true">';
      document.body.append(holder);
      const sent = await fetch('https://other.example/').then(
        () => 'sent',
        () => 'blocked',
      );
      const frame = document.createElement('iframe');
      frame.src = 'https://other.example/';
      document.body.append(frame);
      return { sent, wasAttacked: (window as unknown as Watched).wasAttacked ?? false };
    });

    expect(outcome).toEqual({ sent: 'blocked', wasAttacked: false });
    await expect
      .poll(async () => (await violations(page)).map((line) => line.split(' ')[0]).toSorted())
      .toEqual(['connect-src', 'frame-src', 'script-src-attr', 'script-src-elem']);
  });

  test('lets nobody put the app into a frame', async ({ page, expectedNoise, baseURL }) => {
    expectedNoise.push(/frame-ancestors/, /X-Frame-Options/, /ERR_BLOCKED_BY_RESPONSE/);
    await page.route('https://other.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${baseURL ?? ''}/landing"></iframe>`,
      }),
    );
    const refused = page.waitForEvent('requestfailed');
    await page.goto('https://other.example/');

    expect((await refused).url()).toBe(`${baseURL ?? ''}/landing`);
    await expect(page.frameLocator('iframe').getByText('Login/Register')).toHaveCount(0);
  });
});

test('every answer of the site carries the security headers', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  expect(script).toMatch(/^\/assets\/index-.+\.js$/);

  for (const path of ['/', '/all-jobs', '/no/such/page', script, '/start.js', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(`${path} ${name}: ${headers[name.toLowerCase()]}`).toBe(`${path} ${name}: ${value}`);
    }
  }
});

test('nothing the site serves holds any of the embedded API', async ({ request }) => {
  const seen = new Map<string, string>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const response = await request.get(path);
    expect(`${path} ${response.status()}`).toBe(`${path} 200`);
    const text = await response.text();
    seen.set(path, text);
    for (const [name] of text.matchAll(/assets\/[\w-]+\.(?:js|css)|(?<=["'`(])\.\/[\w-]+\.js/g)) {
      waiting.push(`/assets/${name.split('/').at(-1) ?? ''}`);
    }
  }

  expect(seen.size).toBeGreaterThan(10);
  for (const text of seen.values()) {
    expect(text).not.toMatch(
      /libsql|scrypt|CREATE TABLE|PRAGMA|Email already in use|Invalid Credentials/,
    );
    expect(text).not.toContain('sourceMappingURL');
  }
});

test.describe('an address that wants to lead elsewhere', () => {
  test('stays here, as a page that does not exist', async ({ page, baseURL }) => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/%5cevil.example',
      '/%09/evil.example',
      '/javascript:alert(1)',
      '/data:text/html,<script>alert(1)</script>',
      '/%00',
      '/..%2f..%2fetc/passwd',
      '/landing/..//evil.example',
    ]) {
      await test.step(path, async () => {
        await page.goto(`${baseURL ?? ''}${path}`);
        await expect(page.getByRole('heading', { name: 'Ohh! Page Not Found' })).toBeVisible();
        expect(new URL(page.url()).origin).toBe(baseURL);
        await page.getByRole('link', { name: 'back home' }).click();
        await expect(page).toHaveURL('./landing');
      });
    }
  });

  test('may be malformed', async ({ page, request, expectedNoise }) => {
    expectedNoise.push(/malformed/);
    const html = await (await request.get('/')).text();
    // The server refuses it; others hand out the app for it.
    await page.route('**/%E0%A4%A', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto('./%E0%A4%A');

    await expect(page.getByRole('heading', { name: 'Ohh! Page Not Found' })).toBeVisible();
  });

  test('is not followed after a login', async ({ page, baseURL }) => {
    await StubbedApi.install(page);
    await page.goto(
      `${baseURL ?? ''}/register?next=//evil.example&redirect=javascript:alert(1)#//evil.example`,
    );
    await page.getByRole('button', { name: 'demo app' }).click();

    await expect(page).toHaveURL('./');
  });
});

test.describe('what others have written', () => {
  test('is text on the cards, in the form and in the toasts', async ({
    page,
    signedIn: account,
  }) => {
    const attack = '<img src=x onerror="window.wasAttacked=true">';
    await account.addJobs([
      {
        position: attack,
        company: `"><script>window.wasAttacked=true</script>`,
        jobLocation: '{{7*7}}',
      },
    ]);
    await open(page, '/all-jobs');
    await expect(page.getByRole('article', { name: attack })).toContainText('<script>');
    await editOf(page, attack).click();
    await expect(page.getByLabel('position')).toHaveValue(attack);
    await page.getByRole('button', { name: 'submit' }).click();
    await expect(page.getByText('Job Modified...')).toBeVisible();
    await goTo(page, 'all jobs');
    await page.route('**/api/v1/jobs/*', (route) => route.fulfill({ json: { msg: attack } }));
    await deleteOf(page, attack).click();
    await expect(page.getByRole('status').getByText(attack)).toBeVisible();

    expect(await page.evaluate(() => (window as unknown as Watched).wasAttacked)).toBeUndefined();
    await expect(page.locator('article img, [role="status"] img')).toHaveCount(0);
  });
});

test.describe('a stored user that cannot be trusted', () => {
  test('is signed out', async ({ page }) => {
    await page.goto('./landing');
    for (const entry of [
      '{',
      JSON.stringify({ name: 'a'.repeat(1_000_000), email: 'ada@example.com' }),
    ]) {
      await test.step(entry.slice(0, 40), async () => {
        await page.evaluate((text) => {
          localStorage.setItem('user', text);
        }, entry);
        await page.goto('./profile');
        await expect(page).toHaveURL('./landing');
        await expect(page.getByRole('link', { name: 'Login/Register' })).toBeVisible();
      });
    }
  });
});

test('a browser that refuses its storage still lets users in for this visit', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await logInAsDemo(page);
  await goTo(page, 'all jobs');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: 'Demo user' }).click();
  await page.getByRole('radio', { name: 'dark' }).check({ force: true });
  await page.getByRole('button', { name: 'logout' }).click();

  await expect(page).toHaveURL('./landing');
  await page.goto('./all-jobs');
  await expect(page).toHaveURL('./landing');
});
