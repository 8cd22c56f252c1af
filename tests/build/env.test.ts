import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../embedded-api/seed';

afterEach(() => {
  vi.unstubAllEnvs();
});

async function readEnv() {
  vi.resetModules();
  return (await import('@/shared/config/env')).env;
}

describe('env', () => {
  it.each([undefined, ''])('has the demo account of the embedded API for %j', async (unset) => {
    vi.stubEnv('VITE_DEMO_EMAIL', unset);
    vi.stubEnv('VITE_DEMO_PASSWORD', unset);

    expect(await readEnv()).toMatchObject({ demoEmail: DEMO_EMAIL, demoPassword: DEMO_PASSWORD });
  });

  it('takes the demo account of the deployment instead', async () => {
    vi.stubEnv('VITE_DEMO_EMAIL', 'guest@example.com');
    vi.stubEnv('VITE_DEMO_PASSWORD', 'guest-password');

    expect(await readEnv()).toMatchObject({
      demoEmail: 'guest@example.com',
      demoPassword: 'guest-password',
    });
  });

  it('calls /api/v1 of its own origin, or of the one it is told', async () => {
    vi.stubEnv('VITE_API_ORIGIN', undefined);
    expect((await readEnv()).apiBaseUrl).toBe('/api/v1');

    for (const origin of ['https://api.example.com', 'https://api.example.com/']) {
      vi.stubEnv('VITE_API_ORIGIN', origin);
      expect((await readEnv()).apiBaseUrl).toBe('https://api.example.com/api/v1');
    }
  });
});
