import axios, { type AxiosAdapter } from 'axios';
import { takeEarlyAnswer } from './earlyAnswer';

/**
 * Sends a call, unless the start script has done so already. The demo's build replaces this module by
 * demo/adapter.ts: lint keeps its import spelled out.
 */
export const adapter: AxiosAdapter = (config) => {
  const early = takeEarlyAnswer(config.method, axios.getUri(config));
  const send = early
    ? axios.getAdapter('fetch', { env: { fetch: early } })
    : axios.getAdapter('xhr');
  return send(config);
};
