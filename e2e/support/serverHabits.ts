import type { BrowserContext, Page } from '@playwright/test';
import { createHabits, type Habits } from '../../tests/support/serverHabits';

/**
 * Puts a server with these habits in front of the API for the pages to come, and resolves with the
 * calls that arrive there from then on, as 'GET /jobs?page=1'. Its clock is `now`.
 */
export async function behaveLike(
  pages: Page | BrowserContext,
  habits: Habits,
  now = Date.now,
): Promise<string[]> {
  const judge = createHabits(habits, now);
  const calls: string[] = [];
  await pages.route('**/api/v1/**', async (route) => {
    const request = route.request();
    const [method, url] = [request.method(), request.url()];
    calls.push(`${method} ${url.slice(url.indexOf('/api/v1') + '/api/v1'.length)}`);
    const verdict = judge({ method, url, body: request.postData() });
    if ('refusal' in verdict) {
      const { status, msg, headers } = verdict.refusal;
      await route.fulfill({ status, headers, json: { msg } });
      return;
    }
    const { url: handedOn, body } = verdict.handedOn;
    await route.continue({ url: handedOn, ...(body !== null && { postData: body }) });
  });
  return calls;
}
