import { allJobsOf, type WithAllJobs } from '@/jobs/allJobsState';
import { rememberServerHabits } from '@/jobs/api/serverHabits';
import { jobName } from '@/jobs/model/jobName';
import { losesDays, utcDay, type KeptDays } from '@/jobs/model/keptDay';
import type { AppStore } from '@/shared/store/withTypes';
import { batchHeld, daysKnown, type Write } from './writes';
import { writesOf } from './writesOf';

/** Whether the server keeps the day of what is put back or imported, as far as that is known. */
export function selectKeptDays(state: WithAllJobs): Exclude<KeptDays, 'refused'> {
  const { days } = allJobsOf(state);
  return losesDays(days) ? 'ignored' : days;
}

/** Without the time, where the server has refused that. */
export function withTime(store: AppStore, write: Write): Write {
  return allJobsOf(store.getState()).days === 'refused'
    ? { ...write, createdAt: undefined }
    : write;
}

/** A refusal is of that one time where the server has kept another. */
export function learnDays(store: AppStore, days: KeptDays): void {
  if (days === 'unknown' || (days === 'refused' && allJobsOf(store.getState()).days === 'kept'))
    return;
  store.dispatch(daysKnown(days));
  rememberServerHabits({ keepsDays: days === 'kept' });
}

/** What is to be said of a day that was refused alone; null where the server refuses all of them. */
export function dayReason(store: AppStore, { createdAt }: Write, refusal?: string): string | null {
  if (refusal === undefined || losesDays(allJobsOf(store.getState()).days)) return null;
  const why = refusal.replace(/\.$/, '');
  return `Dated today: the server refused the day ${utcDay(createdAt)} (${why}).`;
}

/** Holds the imports whose rows would lose their days without the user's knowledge. */
export function askAboutDays(store: AppStore): void {
  const { batches, days } = allJobsOf(store.getState());
  if (!losesDays(days)) return;
  for (const { id, owner, areDaysGivenUp, phase } of Object.values(batches)) {
    if (owner === null || areDaysGivenUp || phase !== 'sending') continue;
    const dated = writesOf(store, id).filter(({ createdAt }) => createdAt !== undefined);
    if (!dated.some(({ state }) => state === 'queued')) continue;
    const made = dated.findLast(({ state }) => state === 'done');
    const created = made ? `Created: ${jobName(made.fields)}. ` : '';
    const message = `${created}This server dates new applications today. Import the others with today's date?`;
    store.dispatch(batchHeld({ id, hold: { message, isQuestion: true } }));
  }
}
