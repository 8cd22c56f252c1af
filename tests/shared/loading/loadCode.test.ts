import { expect, it, vi } from 'vitest';
import { toApiError } from '@/shared/api/apiError';
import { ChunkLoadError, loadCode } from '@/shared/loading/loadCode';
import { watchReports } from '../../support/console';

const lost = () => Promise.reject<object>(new TypeError('Failed to fetch the module'));
const ADVICE =
  'could not be loaded. Please check your connection and try again, or reload the page.';

it('gives the code that is loaded', async () => {
  await expect(loadCode(() => Promise.resolve({ two: 2 }))).resolves.toEqual({ two: 2 });
});

it('rejects with a ChunkLoadError that names the lost code and keeps the cause', async () => {
  const lostExport = loadCode(lost, 'The export');

  await expect(lostExport).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(lostExport).rejects.toMatchObject({
    message: `The export ${ADVICE}`,
    cause: new TypeError('Failed to fetch the module'),
  });
});

it('of lost code is a call that found no server, and no mistake of the program', async () => {
  const report = vi.fn();
  watchReports(report);
  const thrown: unknown = await loadCode(lost).catch((error: unknown) => error);

  expect(toApiError(thrown)).toEqual({
    kind: 'unreachable',
    message: `A part of the app ${ADVICE}`,
  });
  expect(report).not.toHaveBeenCalled();
});
