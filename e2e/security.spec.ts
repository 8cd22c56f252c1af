import { SECURITY_HEADERS } from '../deploy/headers';
import { goTo, logInAsDemo } from './support/steps';
import { open } from './support/stubbedApi';
import { expect, test } from './support/test';

type Watched = Window & { violations?: string[]; wasAttacked?: boolean };

test('the store is handed to no developer tools', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => {
        Object.assign(window, { isStoreHandedOver: true });
        return () => (createStore: unknown) => createStore;
      },
    });
  });
  await open(page, '/landing');
  await expect(page.getByRole('button', { name: 'demo app' })).toBeVisible();

  expect(await page.evaluate(() => 'isStoreHandedOver' in window)).toBe(false);
});

// That no page breaks it is told by every test: the console's errors are.
test.describe('the content security policy', () => {
  test('forbids scripts in the page, eval and other origins', async ({ page, expectedNoise }) => {
    expectedNoise.push(/Content Security Policy/, /violates the following/);
    await open(page, '/landing');
    const outcome = await page.evaluate(async () => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        violations.push(effectiveDirective);
      });
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
      return sent;
    });

    expect(outcome).toBe('blocked');
    const violations = () => page.evaluate(() => (window as Watched).violations?.toSorted());
    await expect
      .poll(violations)
      .toEqual(['connect-src', 'frame-src', 'script-src-attr', 'script-src-elem']);
    expect(await page.evaluate(() => (window as Watched).wasAttacked)).toBeUndefined();
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
