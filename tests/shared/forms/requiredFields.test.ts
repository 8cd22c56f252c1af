import { describe, expect, it } from 'vitest';
import { findBadEmail, findEmptyFields } from '@/shared/forms/requiredFields';

describe('findEmptyFields', () => {
  it('finds nothing when each required field holds something', () => {
    expect(findEmptyFields(['name', 'email'], { name: 'Ada', email: ' a ' })).toEqual({});
  });

  it.each(['', '   ', '\t\n', '\u00a0'])('takes %j as empty', (blank) => {
    expect(findEmptyFields(['name'], { name: blank })).toEqual({
      name: 'Please fill out this field',
    });
  });

  it('names each empty field, and no field that is not required', () => {
    const values = { name: '', email: '', password: '' };
    expect(Object.keys(findEmptyFields(['email', 'password'], values))).toEqual([
      'email',
      'password',
    ]);
  });
});

it('takes an e-mail whose domain has the full stop of its script', () => {
  expect(findBadEmail('jo@例え。jp')).toEqual({});
});
