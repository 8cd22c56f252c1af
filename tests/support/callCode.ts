import { vi } from 'vitest';
import { httpClient } from '@/shared/api/apiCode';
import { afterEachTest } from './afterEachTest';

let restore: () => void = () => undefined;
afterEachTest(() => restore());

/** Until it is given back, or the test ends: the code that sends calls is not there, and cannot be loaded. */
export function takeCallCode(
  load: () => Promise<never> = async () => Promise.reject(new Error('404')),
): { giveBack: () => void } {
  const spies = [
    vi.spyOn(httpClient, 'loaded').mockReturnValue(undefined),
    vi.spyOn(httpClient, 'load').mockImplementation(load),
  ];
  restore = () => {
    for (const spy of spies) spy.mockRestore();
  };
  return { giveBack: restore };
}
