import { fieldOf } from '@/jobs/model/job';
import { POSTING_FIELDS, type Posting } from './posting';

export const ADDRESS_UNREADABLE =
  'Nothing can be read from this address. Please type the position in its place.';
export const ADDRESS_DROPPED = ' The address of the posting has no field here and is not kept.';

/** What was filled in, and from where. */
export function filledNote(posting: Posting, isPasted: boolean, isUnread: boolean): string {
  if (isUnread)
    return 'Position and company cannot be told apart in what was shared: it stands in the position.';
  const names = POSTING_FIELDS.filter((name) => name in posting).map((name) => fieldOf(name).label);
  const source = isPasted ? 'what you pasted' : 'the posting';
  return `Filled in from ${source}: ${names.join(', ')}.`;
}

/** Why the title of a list fills nothing. */
export function listNote(title: string): string {
  return `"${title}" is the title of a list of jobs, so nothing is filled in. Please use the title of one posting.`;
}
