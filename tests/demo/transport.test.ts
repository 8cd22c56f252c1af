// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { transport } from '../../demo/transport';

const { answer } = vi.hoisted(() => ({ answer: vi.fn<(request: Request) => Promise<Response>>() }));
vi.mock('../../demo/sandbox', () => ({ answer }));

afterEach(() => void answer.mockReset());

const CALL = { method: 'GET', path: '/jobs' } as const;

it('ends a call that is aborted, in the page as well', async () => {
  answer.mockReturnValue(new Promise(() => undefined));
  const controller = new AbortController();
  const call = transport.answer(CALL, controller.signal);
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  controller.abort();

  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(answer.mock.calls[0]?.[0].signal.aborted).toBe(true);
});
