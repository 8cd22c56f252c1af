import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectErrors, rootErrorOptions } from '@/app/errors';
import { write } from '@/jobs/writes/runWrites';
import { apiError, ApiFailure, toApiError } from '@/shared/api/apiError';
import { reportError } from '@/shared/loading/errorReporter';
import { expectConsole, watchReports } from '../../support/console';
import { renderApp } from '../../support/render';

const report = vi.fn<(error: unknown, context: string) => void>();

beforeEach(() => {
  report.mockReset();
  watchReports(report);
});

describe('an error that nobody caught', () => {
  const added: Parameters<typeof window.addEventListener>[] = [];

  beforeAll(() => {
    const add = vi.spyOn(window, 'addEventListener');
    connectErrors();
    added.push(...add.mock.calls);
    add.mockRestore();
  });

  // Other tests of this world report nothing.
  afterAll(() => added.forEach((listener) => window.removeEventListener(...listener)));

  const rejectionOf = (reason: unknown) =>
    Object.assign(new Event('unhandledrejection'), { reason });

  it('in the page is reported', () => {
    const error = new Error('oops');
    window.dispatchEvent(new ErrorEvent('error', { error, message: 'oops' }));

    expect(report).toHaveBeenCalledExactlyOnceWith(error, 'window');
  });

  it('that comes without its object is reported by its text', () => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));

    expect(report).toHaveBeenCalledExactlyOnceWith('Script error.', 'window');
  });

  it('in a promise is reported', () => {
    const error = new Error('oops');
    window.dispatchEvent(rejectionOf(error));

    expect(report).toHaveBeenCalledExactlyOnceWith(error, 'promise');
  });

  it('is reported once when it comes by several places', () => {
    const error = new Error('oops');
    reportError(error, 'page');
    window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(rejectionOf(error));

    expect(report).toHaveBeenCalledExactlyOnceWith(error, 'page');
  });

  it('in what a click does is reported once, and the page stays', () => {
    const error = new Error('oops');
    const root = createRoot(document.body.appendChild(document.createElement('div')), {
      ...rootErrorOptions,
    });
    // The browser's own note.
    expectConsole('error', /^Error: oops/);
    const handleClick = () => {
      throw error;
    };
    act(() => {
      root.render(
        <button type="button" onClick={handleClick}>
          press
        </button>,
      );
    });
    fireEvent.click(screen.getByRole('button', { name: 'press' }));

    expect(report).toHaveBeenCalledExactlyOnceWith(error, 'window');
    expect(screen.getByRole('button', { name: 'press' })).toBeVisible();
    act(() => {
      root.unmount();
    });
  });
});

describe('an error while something renders', () => {
  // Inside act() React throws what it would report.
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

  function show(ui: ReactNode) {
    const root = createRoot(document.createElement('div'), rootErrorOptions);
    flushSync(() => {
      root.render(ui);
    });
    root.unmount();
  }
  function Broken({ with: thrown }: { with: Error }): ReactNode {
    throw thrown;
  }

  it('is not reported again as the cause of what React has recovered from', () => {
    const cause = new Error('oops');
    reportError(cause, 'chart');
    rootErrorOptions.onRecoverableError(new Error('recovered', { cause }));

    expect(report).toHaveBeenCalledExactlyOnceWith(cause, 'chart');
  });

  it('is reported once when no boundary catches it', () => {
    const thrown = new Error('oops');
    show(<Broken with={thrown} />);

    expect(report).toHaveBeenCalledExactlyOnceWith(thrown, 'root');
  });
});

describe('a mistake of the program around a call', () => {
  it('is reported, and the user reads a sentence', async () => {
    const { store } = await renderApp({ route: '/profile', user: {} });
    await screen.findByRole('button', { name: 'Ada' });
    // Half a character cannot stand in an address.
    const outcome = await write(store, { kind: 'delete', jobId: '\ud800', fields: {} });

    expect(outcome?.error).toEqual(apiError('unreadable'));
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(URIError), 'api');
  });

  it.each([
    ['a failure of the call', new ApiFailure(apiError('unreachable'))],
    ['an answer nobody can read', new ApiFailure(apiError('unreadable'))],
    ['what was cancelled', new DOMException('gone', 'AbortError')],
    ['an error that is known already', apiError('timeout')],
  ])('is not %s', (_, thrown) => {
    toApiError(thrown);

    expect(report).not.toHaveBeenCalled();
  });
});
