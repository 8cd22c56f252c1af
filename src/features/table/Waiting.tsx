import { useNewDay } from '@/jobs/cards/CardMode';
import { daysWaiting } from '@/jobs/model/daysWaiting';
import type { Job } from '@/jobs/model/job';
import { agree } from '@/shared/text/agree';

/** How long an application waits for an answer, also when a day begins; nothing once it has one. */
export function Waiting({ job }: { job: Job }) {
  useNewDay();
  const days = daysWaiting(job);
  return days === null ? '' : `${days} ${agree(days, 'day', 'days')}`;
}
