import axios, { type AxiosAdapter } from 'axios';

/** Answers calls by the API in this page, whose code is loaded with the first one. */
export const adapter: AxiosAdapter = (config) =>
  axios.getAdapter('fetch', { env: { fetch: answerInPage } })(config);

async function answerInPage(input: URL | Request | string): Promise<Response> {
  const { answer } = await import('./sandbox');
  return answer(new Request(input));
}
