import axios from 'axios';
import { afterEach, expect, it, vi } from 'vitest';
import { adapter } from '../../demo/adapter';

const { answer } = vi.hoisted(() => ({ answer: vi.fn<(request: Request) => Promise<Response>>() }));
vi.mock('../../demo/sandbox', () => ({ answer }));

afterEach(() => void answer.mockReset());

it('ends a call that is aborted, in the page as well', async () => {
  answer.mockReturnValue(new Promise(() => undefined));
  const controller = new AbortController();
  axios
    .get('http://localhost/api/v1/jobs', { adapter, signal: controller.signal })
    .catch(() => undefined);
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  controller.abort();

  expect(answer.mock.calls[0]?.[0].signal.aborted).toBe(true);
});
