import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { closeOnBack, whenNothingIsOpen } from '@/shared/lib/closeOnBack';
import { setMedia } from '../../support/browser';

/** Moves within the history that pages could hear of. */
const heard = vi.fn();

async function go(steps: number): Promise<void> {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(steps);
  await gone;
}

/** An entry is added, or begins to be taken back. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));
/** No entry is being taken back any more. */
const returned = () => new Promise<void>((resolve) => void whenNothingIsOpen(resolve));

beforeEach(() => {
  setMedia({ desktop: false, touch: true });
  history.replaceState({ key: 'before' }, '', '/before');
  history.pushState({ key: 'page' }, '', '/page');
  heard.mockReset();
  addEventListener('popstate', heard);
  return () => removeEventListener('popstate', heard);
});

it('closes one after the other, the last one first, and then leaves the page', async () => {
  const closed: string[] = [];
  closeOnBack(() => closed.push('dialog'));
  await settled();
  closeOnBack(() => closed.push('menu'));
  await settled();
  expect(history.state).toMatchObject({ key: 'page' });

  await go(-1);
  expect(closed).toEqual(['menu']);
  await go(-1);
  expect(closed).toEqual(['menu', 'dialog']);
  expect(location.pathname).toBe('/page');
  await go(-1);
  expect(location.pathname).toBe('/before');
});

it('takes its entry back, unheard, when the layer is closed otherwise', async () => {
  const close = vi.fn();
  const forget = closeOnBack(close);
  await settled();
  forget();
  await settled();
  await returned();
  expect(history.state).toEqual({ key: 'page' });
  expect(heard).not.toHaveBeenCalled();

  await go(-1);
  expect(location.pathname).toBe('/before');
  expect(close).not.toHaveBeenCalled();
});

it('keeps the entry for what opens as the first one closes', async () => {
  const entries = history.length;
  const forget = closeOnBack(vi.fn());
  await settled();
  const close = vi.fn();
  forget();
  closeOnBack(close);
  await settled();
  expect(history.length).toBe(entries + 1);

  await go(-1);
  expect(close).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/page');
});

it('keeps open what opens while the entry of another one is being taken back', async () => {
  const forget = closeOnBack(vi.fn());
  await settled();
  forget();
  await settled();
  const close = vi.fn();
  const push = vi.spyOn(history, 'pushState');
  closeOnBack(close);
  await vi.waitFor(() => expect(push).toHaveBeenCalledOnce());
  expect(close).not.toHaveBeenCalled();

  await go(-1);
  expect(close).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/page');
});

it('leaves an entry that was replaced', async () => {
  const forget = closeOnBack(vi.fn());
  await settled();
  history.replaceState({ key: 'next' }, '', '/next');
  forget();
  await settled();

  await go(-1);
  expect(location.pathname).toBe('/page');
  expect(heard).toHaveBeenCalledOnce();
});

it('leads back from an entry that was taken back, when Forward leads there', async () => {
  const forget = closeOnBack(vi.fn());
  await settled();
  forget();
  await settled();
  await returned();
  await go(1);
  await returned();
  expect(history.state).toEqual({ key: 'page' });

  await go(-1);
  expect(location.pathname).toBe('/before');
});

it('lets what is to be written into the entry wait until nothing is open', async () => {
  const write = vi.fn();
  whenNothingIsOpen(write);
  expect(write).toHaveBeenCalledOnce();

  const forget = closeOnBack(vi.fn());
  await settled();
  const cancel = whenNothingIsOpen(write);
  whenNothingIsOpen(() => history.replaceState({ key: 'page' }, '', '/page?search=a'));
  expect(location.search).toBe('');
  forget();
  await settled();
  expect(location.search).toBe('');
  cancel();
  await returned();
  expect(write).toHaveBeenCalledOnce();
  expect(location.search).toBe('?search=a');

  await go(-1);
  expect(location.pathname).toBe('/before');
});

it.each(['a mouse', 'close requests of the browser'])(
  'adds no entry where there are %s',
  async (what) => {
    if (what === 'a mouse') setMedia({ desktop: true });
    else vi.stubGlobal('CloseWatcher', EventTarget);
    const entries = history.length;
    onTestFinished(closeOnBack(vi.fn()));
    onTestFinished(() => void vi.unstubAllGlobals());
    await settled();
    expect(history.length).toBe(entries);
  },
);
