import { describe, expect, it } from 'vitest';
import { ADA, DEMO, signIn, startApi, startSignedIn, textLike, type Send } from './httpApi';

const PROFILE = {
  name: ADA.name,
  email: ADA.email,
  lastName: ADA.lastName,
  location: ADA.location,
};

/** Status and body of an answer, to be compared as a whole. */
async function answer(...[send, ...call]: [Send, ...Parameters<Send>]) {
  const { status, body } = await send(...call);
  return { status, body };
}

describe('register', () => {
  it('answers 201 with the user, without password or cookie, once for an e-mail', async () => {
    const send = (await startApi()).client();
    const { status, body, headers } = await send('POST', '/auth/register', ADA);
    expect({ status, body }).toEqual({ status: 201, body: { user: PROFILE } });
    expect(headers.getSetCookie()).toEqual([]);
    for (const email of [ADA.email, 'ADA@Example.COM']) {
      const again = await answer(send, 'POST', '/auth/register', { ...ADA, email });
      expect(again).toEqual({ status: 400, body: { msg: 'Email already in use' } });
    }
  });
});

describe('login', () => {
  it('answers with the user and a session cookie, whatever the case of the e-mail', async () => {
    const send = (await startApi()).client();
    await send('POST', '/auth/register', ADA);
    const credentials = { email: 'ADA@example.com', password: ADA.password };
    const { status, body, headers } = await send('POST', '/auth/login', credentials);
    expect({ status, body }).toEqual({ status: 200, body: { user: PROFILE } });
    expect(headers.getSetCookie()).toEqual([
      textLike(/^jobtrail_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it.each([
    ['Jo@Müller.de', 'Jo@xn--mller-kva.de'],
    ['jo@xn--mller-kva.de', 'jo@mu\u0308ller.de'],
    ['jo@例え。jp', 'jo@xn--r8jz45g.jp'],
  ])('knows %s by %s too, and lets nobody else have it', async (email, other) => {
    const send = await signIn((await startApi()).client(), { email });
    const login = await answer(send, 'POST', '/auth/login', { ...ADA, email: other });
    expect(login).toEqual({ status: 200, body: { user: { ...PROFILE, email } } });
    const again = await answer(send, 'POST', '/auth/register', { ...ADA, email: other });
    expect(again).toEqual({ status: 400, body: { msg: 'Email already in use' } });
    const body = { ...PROFILE, email: other };
    const own = await answer(send, 'PATCH', '/users/update-user', body);
    expect(own).toEqual({ status: 200, body: { user: body } });
  });

  it('answers wrong credentials with 401 and no cookie', async () => {
    const send = (await startApi()).client();
    await send('POST', '/auth/register', ADA);
    for (const credentials of [
      { email: ADA.email, password: 'wrong password' },
      { email: 'bob@example.com', password: ADA.password },
      { email: ADA.email, password: `${ADA.password} ` },
    ]) {
      const { status, body, headers } = await send('POST', '/auth/login', credentials);
      expect({ status, body }).toEqual({ status: 401, body: { msg: 'Invalid Credentials' } });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });
});

it('logout ends the session and clears the cookie, and succeeds without a session', async () => {
  const send = await startSignedIn();
  const { status, body, headers } = await send('GET', '/auth/logout');
  expect({ status, body }).toEqual({ status: 200, body: { msg: 'user logged out!' } });
  expect(headers.getSetCookie()[0]).toMatch(/^jobtrail_session=; Max-Age=0; Path=\//);
  expect(await send('GET', '/jobs')).toMatchObject({ status: 401 });
  expect(await send('GET', '/auth/logout')).toMatchObject({ status: 200 });
});

describe('update-user', () => {
  const changed = {
    name: 'Augusta',
    email: 'king@example.com',
    lastName: 'King',
    location: 'Ockham',
  };

  it('stores the trimmed profile and lets the new e-mail log in, with the old password', async () => {
    const send = await startSignedIn();
    const fields = { ...changed, name: ' Augusta ', password: 'another one', id: 1 };
    const update = await answer(send, 'PATCH', '/users/update-user', fields);
    expect(update).toEqual({ status: 200, body: { user: changed } });
    const login = { email: changed.email, password: ADA.password };
    expect(await send('POST', '/auth/login', login)).toMatchObject({ body: { user: changed } });
  });

  it("accepts the own e-mail in another case, refuses another user's and changes nothing", async () => {
    const api = await startApi();
    await signIn(api.client(), { email: changed.email });
    const send = await signIn(api.client());
    const profile = { ...PROFILE, email: 'Ada@Example.com' };
    const own = await answer(send, 'PATCH', '/users/update-user', profile);
    expect(own).toEqual({ status: 200, body: { user: profile } });
    const other = { ...changed, email: 'KING@example.com' };
    const refused = await answer(send, 'PATCH', '/users/update-user', other);
    expect(refused).toEqual({ status: 400, body: { msg: 'Email already in use' } });
    expect(await send('POST', '/auth/login', ADA)).toMatchObject({ body: { user: profile } });
  });

  it('lets the demo account change everything but its e-mail', async () => {
    const send = (await startApi()).client();
    await send('POST', '/auth/login', DEMO);
    const refused = await answer(send, 'PATCH', '/users/update-user', changed);
    const msg = 'The demo account keeps its email; everything else can be changed';
    expect(refused).toEqual({ status: 400, body: { msg } });
    const user = { ...changed, email: DEMO.email };
    const update = await answer(send, 'PATCH', '/users/update-user', user);
    expect(update).toEqual({ status: 200, body: { user } });
    expect(await send('POST', '/auth/login', DEMO)).toMatchObject({ body: { user } });
  });
});
