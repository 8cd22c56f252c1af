import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { connectServiceWorker } from '@/app/serviceWorker';
import { settle } from '../support/server';

afterEach(() => {
  document.body.replaceChildren();
});

/** A worker that controls this page, and has this first file. */
async function connectTo(firstFile: string): Promise<void> {
  const controller = {
    postMessage: vi.fn((_: string, [port]: MessagePort[]) => port?.postMessage(firstFile)),
  };
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
  const register = () => Promise.resolve(registration);
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as object, { serviceWorker: { controller, register } }),
  );
  await connectServiceWorker();
  await waitFor(() => expect(controller.postMessage).toHaveBeenCalledOnce());
}

function addScript(src: string) {
  document.body.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}

it.each([
  ['the same file', '/assets/index-1.js', 0],
  ['another file', '/assets/index-2.js', 1],
])(
  'a page beside a worker with %s as its first, behind a script of another program',
  async (_, file, count) => {
    addScript('https://extension.example/inject.js');
    addScript('/assets/index-1.js');
    await connectTo(file);
    await settle();
    if (count > 0) await screen.findByText('a new version is ready');

    expect(screen.queryAllByText('a new version is ready')).toHaveLength(count);
  },
);
