import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { makeStore, type AppStore } from '@/app/store';
import { unread } from '@/shared/store/reading';
import { startRead, useRead, type Read } from '@/shared/store/useRead';

function renderReader(store: AppStore, read: Read) {
  function Reader() {
    useRead(read);
    return null;
  }
  return render(
    <Provider store={store}>
      <Reader />
    </Provider>,
  );
}

test('a read that was started early is continued by its component, and ended with it', () => {
  const store = makeStore(null);
  const abort = vi.fn();
  const start = vi.fn<Read['start']>(() => ({ abort, unwrap: () => Promise.resolve() }));
  const read: Read = { find: () => ({ reading: unread, key: 'page 1' }), start };
  startRead(store, read);
  const { unmount } = renderReader(store, read);
  expect(start).toHaveBeenCalledTimes(1);
  expect(abort).not.toHaveBeenCalled();

  unmount();
  expect(abort).toHaveBeenCalledTimes(1);
  renderReader(store, read);
  expect(start).toHaveBeenCalledTimes(2);
});

test('a read that its component has begun is not started again', () => {
  const store = makeStore(null);
  let reading = unread;
  const start = vi.fn<Read['start']>(() => {
    reading = { ...unread, key: 'page 1', progress: { phase: 'pending', requestId: 'first' } };
    return { abort: vi.fn(), unwrap: () => Promise.resolve() };
  });
  const read: Read = { find: () => ({ reading, key: 'page 1' }), start };

  renderReader(store, read);
  startRead(store, read);
  expect(start).toHaveBeenCalledTimes(1);
});
