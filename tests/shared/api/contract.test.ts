import { describe, expect, it } from 'vitest';
import { findUser } from '@/shared/api/contract';
import { buildUser } from '../../support/builders';

const NO_ANSWERS: unknown[][] = [[undefined], [null], ['<!doctype html>'], [42], [[]]];

describe('a user in an answer', () => {
  const user = buildUser();

  it('is taken with its four fields and no other', () => {
    const answer = { user: { ...user, _id: 'u1', password: 'secret' }, token: 'x' };
    expect(findUser(answer)).toEqual(user);
  });

  it.each(['email', 'lastName', 'location'])(
    'may lack its %s, or have another type there',
    (key) => {
      for (const value of [undefined, null, 7, {}]) {
        expect(findUser({ user: { ...user, [key]: value } })).toEqual({ ...user, [key]: '' });
      }
    },
  );

  it('has an e-mail as people write it', () => {
    const answer = { user: { ...user, email: 'jo@xn--mller-kva.de' } };
    expect(findUser(answer)?.email).toBe('jo@müller.de');
  });

  it.each([[undefined], [null], [''], [7]])('is none with the name %j', (name) => {
    const answer = { user: { ...user, name } };
    expect(findUser(answer)).toBeNull();
  });

  it.each([...NO_ANSWERS, [{}], [{ user: null }], [{ user: 'Ada' }]])('is not in %j', (answer) => {
    expect(findUser(answer)).toBeNull();
  });

  it('may consist of the name alone', () => {
    expect(findUser({ user: { name: 'Ada' } })?.name).toBe('Ada');
  });
});
