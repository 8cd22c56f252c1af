import type { Page } from '@playwright/test';
import type { ApiAccess } from './account';

/** The file of the API in the page, which the page loads with its first call. */
export const SANDBOX = '**/assets/sandbox-*.js';

type Sandbox = { answer: (request: Request) => Promise<Response> };

/** The API within this page of the demo. */
export function inPage(page: Page): ApiAccess {
  return {
    send: (method, path, data) =>
      page.evaluate(
        async ([method, path, body]) => {
          const { parts } = document.querySelector<HTMLElement>('[data-parts]')?.dataset ?? {};
          const { sandbox = [] } = JSON.parse(parts ?? '{}') as { sandbox?: string[] };
          const { answer } = (await import(sandbox[0] ?? '')) as Sandbox;
          const headers = { 'Content-Type': 'application/json' };
          const request = new Request(`/api/v1${path}`, { method, headers, body });
          const response = await answer(request);
          return { status: response.status, text: await response.text() };
        },
        [method, path, data ? JSON.stringify(data) : null] as const,
      ),
    // The pages share the session by what the browser keeps.
    cookies: () => Promise.resolve([]),
  };
}
