import type { User } from '@/shared/api/contract';

/** Identifies a user: the e-mail or, where a server sends none, the name. */
export function userKey({ email, name }: User): string {
  return email || name;
}
