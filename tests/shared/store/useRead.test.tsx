import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { unread } from '@/shared/store/reading';
import { startRead, useRead, type Read } from '@/shared/store/useRead';

test('a read that was started early is continued by its component, and ended with it', () => {
  const store = makeStore(null);
  const abort = vi.fn();
  const start = vi.fn<Read['start']>(() => ({ abort, unwrap: () => Promise.resolve() }));
  const read: Read = { find: () => ({ reading: unread, key: 'page 1' }), start };
  function Reader() {
    useRead(read);
    return null;
  }
  const showReader = () =>
    render(
      <Provider store={store}>
        <Reader />
      </Provider>,
    );

  startRead(store, read);
  const { unmount } = showReader();
  expect(start).toHaveBeenCalledTimes(1);
  expect(abort).not.toHaveBeenCalled();

  unmount();
  expect(abort).toHaveBeenCalledTimes(1);
  showReader();
  expect(start).toHaveBeenCalledTimes(2);
});
