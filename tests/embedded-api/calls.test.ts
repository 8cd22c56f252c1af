import { describe, expect, it } from 'vitest';
import { ADA, DEMO, JOB, signIn, startApi, textLike } from './httpApi';

const PROFILE = {
  name: ADA.name,
  email: ADA.email,
  lastName: ADA.lastName,
  location: ADA.location,
};

describe('register', () => {
  it('answers 201 with the user, without password or cookie', async () => {
    const api = await startApi();
    const { status, body, headers } = await api.client()('POST', '/auth/register', ADA);
    expect({ status, body }).toEqual({ status: 201, body: { user: PROFILE } });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['another', ADA.email],
    ['differing only in case', 'ADA@Example.COM'],
  ])('refuses an e-mail in use, %s', async (_case, email) => {
    const send = (await startApi()).client();
    await send('POST', '/auth/register', ADA);
    const { status, body } = await send('POST', '/auth/register', { ...ADA, email });
    expect({ status, body }).toEqual({ status: 400, body: { msg: 'Email already in use' } });
  });

  it('names every field that is missing in one readable msg', async () => {
    const { status, body } = await (await startApi()).client()('POST', '/auth/register', {});
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        msg: 'name is required, email is required, last name is required, location is required, password is required',
      },
    });
  });

  it.each([
    ['a blank name', { name: '  ' }, 'name is required'],
    ['a name that is a number', { name: 7 }, 'name must be text'],
    ['a name that is null', { name: null }, 'name is required'],
    ['a long name', { name: 'x'.repeat(201) }, 'name must have at most 200 characters'],
    ['a line break', { name: 'a\nb' }, 'name contains characters that are not allowed'],
    ['half an emoji', { name: '\ud83d' }, 'name contains characters that are not allowed'],
    ['no e-mail', { email: 'ada' }, 'email must be a valid e-mail address'],
    ['a short password', { password: '1234567' }, 'password must have at least 8 characters'],
    ['a long one', { password: 'x'.repeat(257) }, 'password must have at most 256 characters'],
  ])('refuses %s', async (_case, fields, msg) => {
    const { status, body } = await (await startApi()).client()('POST', '/auth/register', {
      ...ADA,
      ...fields,
    });
    expect({ status, body }).toEqual({ status: 400, body: { msg } });
  });
});

describe('login', () => {
  it('answers with the user and a session cookie, whatever the case of the e-mail', async () => {
    const send = (await startApi()).client();
    await send('POST', '/auth/register', ADA);
    const { status, body, headers } = await send('POST', '/auth/login', {
      email: 'ADA@example.com',
      password: ADA.password,
    });
    expect({ status, body }).toEqual({ status: 200, body: { user: PROFILE } });
    expect(headers.getSetCookie()).toEqual([
      textLike(/^jobtrail_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('knows the demo account from the first start', async () => {
    const { status, body } = await (await startApi()).client()('POST', '/auth/login', DEMO);
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { name: 'Demo user' } } });
  });

  it.each([
    ['a wrong password', { email: ADA.email, password: 'wrong password' }],
    ['an unknown e-mail', { email: 'bob@example.com', password: ADA.password }],
    ['a password with a blank more', { email: ADA.email, password: `${ADA.password} ` }],
  ])('answers %s with 401 and no cookie', async (_case, credentials) => {
    const send = (await startApi()).client();
    await send('POST', '/auth/register', ADA);
    const { status, body, headers } = await send('POST', '/auth/login', credentials);
    expect({ status, body }).toEqual({ status: 401, body: { msg: 'Invalid Credentials' } });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('refuses missing fields', async () => {
    const { status, body } = await (await startApi()).client()('POST', '/auth/login', {});
    expect(status).toBe(400);
    expect(body).toEqual({ msg: 'email is required, password is required' });
  });
});

describe('logout', () => {
  it('ends the session and clears the cookie', async () => {
    const send = await signIn((await startApi()).client());
    const { status, body, headers } = await send('GET', '/auth/logout');
    expect({ status, body }).toEqual({ status: 200, body: { msg: 'user logged out!' } });
    expect(headers.getSetCookie()[0]).toMatch(/^jobtrail_session=; Max-Age=0; Path=\//);
    expect(await send('GET', '/jobs')).toMatchObject({ status: 401 });
  });

  it('succeeds without a session too', async () => {
    const { status } = await (await startApi()).client()('GET', '/auth/logout');
    expect(status).toBe(200);
  });
});

describe('update-user', () => {
  const changed = {
    name: 'Augusta',
    email: 'king@example.com',
    lastName: 'King',
    location: 'Ockham',
  };

  it('stores the trimmed profile and lets the new e-mail log in', async () => {
    const send = await signIn((await startApi()).client());
    const update = await send('PATCH', '/users/update-user', { ...changed, name: ' Augusta ' });
    expect(update).toMatchObject({ status: 200, body: { user: changed } });
    const login = { email: changed.email, password: ADA.password };
    expect(await send('POST', '/auth/login', login)).toMatchObject({ body: { user: changed } });
  });

  it('accepts the own e-mail in another case', async () => {
    const send = await signIn((await startApi()).client());
    const email = 'Ada@Example.com';
    const { status, body } = await send('PATCH', '/users/update-user', { ...PROFILE, email });
    expect({ status, body }).toEqual({ status: 200, body: { user: { ...PROFILE, email } } });
  });

  it("refuses another user's e-mail and changes nothing", async () => {
    const api = await startApi();
    await signIn(api.client(), { email: changed.email });
    const send = await signIn(api.client());
    const { status, body } = await send('PATCH', '/users/update-user', {
      ...changed,
      email: 'KING@example.com',
    });
    expect({ status, body }).toEqual({ status: 400, body: { msg: 'Email already in use' } });
    expect(await send('POST', '/auth/login', ADA)).toMatchObject({ body: { user: PROFILE } });
  });

  it('lets the demo account change everything but its e-mail', async () => {
    const send = (await startApi()).client();
    await send('POST', '/auth/login', DEMO);
    const { status, body } = await send('PATCH', '/users/update-user', changed);
    expect({ status, body }).toEqual({
      status: 400,
      body: { msg: 'The demo account keeps its email; everything else can be changed' },
    });
    const others = { ...changed, email: DEMO.email };
    expect(await send('PATCH', '/users/update-user', others)).toMatchObject({
      status: 200,
      body: { user: others },
    });
    expect(await send('POST', '/auth/login', DEMO)).toMatchObject({ body: { user: others } });
  });

  it('refuses missing fields', async () => {
    const send = await signIn((await startApi()).client());
    const { status, body } = await send('PATCH', '/users/update-user', { name: 'Augusta' });
    expect(status).toBe(400);
    expect(body).toEqual({
      msg: 'email is required, last name is required, location is required',
    });
  });
});

describe('every answer', () => {
  it.each([
    ['GET', '/jobs'],
    ['POST', '/jobs'],
    ['PATCH', '/jobs/0123456789abcdef01234567'],
    ['DELETE', '/jobs/0123456789abcdef01234567'],
    ['GET', '/jobs/stats'],
    ['PATCH', '/users/update-user'],
  ])('to %s %s without a session is 401', async (method, path) => {
    const { status, body } = await (await startApi()).client()(
      method,
      path,
      method === 'GET' ? undefined : JOB,
    );
    expect({ status, body }).toEqual({ status: 401, body: { msg: 'Authentication Invalid' } });
  });

  it.each(['/auth/logout', '/jobs', '/nowhere'])('to GET %s is JSON never stored', async (path) => {
    const { headers } = await (await startApi()).client()('GET', path);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
