import type { User } from '@/shared/api/contract';

/**
 * What one user is told from another by, also after a new name. Not every server tells e-mails;
 * without them the names have to do.
 */
export function userKey({ email, name }: User): string {
  return email || name;
}
