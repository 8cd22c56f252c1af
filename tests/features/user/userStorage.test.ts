import { describe, expect, it } from 'vitest';
import { forgetSession, readSession, storeSession } from '@/features/user/userStorage';
import { buildUser } from '../../support/builders';

const NOBODY = { user: null, id: null, endedFor: null };

describe('the stored session', () => {
  it('is read as it was written, and has no entry of the user once it has ended', () => {
    storeSession(buildUser(), 's1');
    expect(readSession()).toEqual({ user: buildUser(), id: 's1', endedFor: null });
    expect(Object.keys(localStorage)).toEqual(['user']);

    forgetSession('ada@example.com');
    expect(readSession()).toEqual({ ...NOBODY, endedFor: 'ada@example.com' });
    expect(localStorage).not.toHaveProperty('user');

    storeSession(buildUser(), 's2');
    expect(readSession()).toEqual({ user: buildUser(), id: 's2', endedFor: null });

    forgetSession();
    expect(readSession()).toEqual(NOBODY);
    expect(localStorage).toHaveLength(0);
  });

  it('is written without fields that are none of the user', () => {
    const entry = JSON.stringify({ ...buildUser(), password: 'secret', token: 'x' });
    localStorage.setItem('user', entry);

    expect(readSession().user).toEqual(buildUser());
  });

  it.each([
    [''],
    ['{'],
    ['null'],
    ['[]'],
    ['"x"'],
    ['7'],
    ['true'],
    ['{}'],
    ['{"name":""}'],
    ['{"name":7}'],
    ['{"name":{"toString":1},"email":"ada@example.com"}'],
    ['{"user":{"name":"Ada"},"token":"abc"}'],
    ['{"session":"s1"}'],
    [`${'['.repeat(4000)}${']'.repeat(4000)}`],
  ])('is nobody in %j', (entry) => {
    localStorage.setItem('user', entry);

    expect(readSession()).toEqual(NOBODY);
  });

  it.each(['7', '{', '["ada@example.com"]', '""'])('has ended for nobody in %j', (entry) => {
    localStorage.setItem('ended', entry);

    expect(readSession()).toEqual(NOBODY);
  });

  it('has safe fields where an older version wrote others', () => {
    localStorage.setItem('user', '{"name":"Ada","lastName":null,"email":["a"],"session":7}');

    expect(readSession()).toEqual({
      user: { name: 'Ada', lastName: '', email: '', location: '' },
      id: null,
      endedFor: null,
    });
  });
});
