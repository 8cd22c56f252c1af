import type { User } from '@/shared/api/contract';
import { PLACEHOLDERS } from '@/shared/config/options';
import { trimText } from '@/shared/text/trimText';

/** The name and the last name, unless that still holds what a registration puts in. */
export function fullName({ name, lastName }: User): string {
  return trimText(lastName === PLACEHOLDERS.lastName ? name : `${name} ${lastName}`);
}
