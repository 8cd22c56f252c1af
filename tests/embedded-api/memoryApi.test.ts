// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createMemoryApi } from '../support/api';
import { postRequest } from './httpApi';

it('answers inside jsdom, where the browser’s globals stand in for Node’s', async () => {
  const api = await createMemoryApi({ seed: true });
  const user = await api.addUser();
  const [job] = await api.addJobs(user, [{ company: 'Hooli' }]);
  const { email, password } = user;
  const login = await api.fetch(postRequest('/auth/login', { email, password }));
  const cookie = login.headers.get('set-cookie') ?? '';
  const list = await api.fetch(
    new Request('http://localhost/api/v1/jobs', { headers: { cookie } }),
  );
  expect(await list.json()).toMatchObject({
    jobs: [{ _id: job?.id, company: 'Hooli' }],
    totalJobs: 1,
  });
});
