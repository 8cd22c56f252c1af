import { describe, expect, it } from 'vitest';
import {
  forgetUser,
  readStoredSession,
  readStoredUser,
  storeUser,
} from '@/features/user/userStorage';
import { buildUser } from '../../support/builders';

describe('the stored user', () => {
  it('is read as it was written', () => {
    storeUser(buildUser(), 's1');
    expect(readStoredUser()).toEqual(buildUser());
    expect(readStoredSession()).toBe('s1');

    forgetUser();
    expect(readStoredUser()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is written without fields that are none of the user', () => {
    const entry = JSON.stringify({ ...buildUser(), password: 'secret', token: 'x' });
    localStorage.setItem('user', entry);

    expect(readStoredUser()).toEqual(buildUser());
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
    [`${'['.repeat(4000)}${']'.repeat(4000)}`],
  ])('is nobody in %j', (entry) => {
    localStorage.setItem('user', entry);

    expect(readStoredUser()).toBeNull();
  });

  it('has safe fields where an older version wrote others', () => {
    localStorage.setItem('user', '{"name":"Ada","lastName":null,"email":["a"]}');

    expect(readStoredUser()).toEqual({
      name: 'Ada',
      lastName: '',
      email: '',
      location: '',
    });
  });

  it.each(['{', 'null', '[]', '{"id":7}'])('is of no known session beside %j', (note) => {
    storeUser(buildUser(), 's1');
    localStorage.setItem('session', note);

    expect(readStoredSession()).toBeNull();
  });

  it('is of no known session when somebody else has written it', () => {
    storeUser(buildUser(), 's1');
    localStorage.setItem('user', JSON.stringify(buildUser({ name: 'Grace' })));

    expect(readStoredSession()).toBeNull();
  });
});
