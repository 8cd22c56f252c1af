import type { User } from '@/shared/api/contract';
import { PLACEHOLDERS } from '@/shared/config/options';

/** The place that a user has set; '' for what a registration sends in its stead. */
export function ownPlace(user: User | null): string {
  return user === null || user.location === PLACEHOLDERS.location ? '' : user.location;
}
