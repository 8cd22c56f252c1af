import type { Page } from '@playwright/test';
import type { ApiAccess } from './account';

type Sandbox = { answer: (request: Request) => Promise<Response> };

/** The API within this page of the demo. */
export function inPage(page: Page): ApiAccess {
  return {
    send: (method, path, data) =>
      page.evaluate(
        async ([method, path, body]) => {
          // The service worker lists all files.
          const bundle = document.querySelector<HTMLScriptElement>('script[type="module"]');
          const list = await fetch(new URL('../sw.js', bundle?.src));
          const [file = ''] = /sandbox-[\w-]+\.js/.exec(await list.text()) ?? [];
          const url = new URL(file, bundle?.src);
          const { answer } = (await import(url.href)) as Sandbox;
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
