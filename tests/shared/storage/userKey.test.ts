import { expect, it } from 'vitest';
import { moveOwned } from '@/shared/storage/userKey';
import { buildUser } from '../../support/builders';

const before = buildUser({ email: 'ada@example.com' });
const after = buildUser({ email: 'ada@elsewhere.example' });

it.each(['views', 'importChoices'])('%s go with a user who has another e-mail now', (kind) => {
  localStorage.setItem(`${kind}:ada@example.com`, 'kept');
  localStorage.setItem(`${kind}:bob@example.com`, 'of Bob');
  moveOwned(before, after);

  expect(localStorage.getItem(`${kind}:ada@example.com`)).toBeNull();
  expect(localStorage.getItem(`${kind}:ada@elsewhere.example`)).toBe('kept');
  expect(localStorage.getItem(`${kind}:bob@example.com`)).toBe('of Bob');
});
