import { theme } from '@/shared/styles/theme';
import type { Job } from './job';
import { jobName } from './jobName';
import { isStatus, STATUS_ORDER, STATUSES } from './statuses';

/** Text, icon and colours of a status; neutral ones where it is none of ours, whose text stays. */
export function lookOf(status: string) {
  const name = isStatus(status) ? status : 'unknown';
  return {
    text: status || 'unknown',
    icon: isStatus(status) ? STATUSES[status].icon : 'question',
    colors: { text: theme.color[`${name}Text`], background: theme.color[`${name}Background`] },
  } as const;
}

/** The name of the button that shows the status of an application. */
export function statusLabel(job: Job): string {
  return `status of ${jobName(job)}: ${lookOf(job.jobStatus).text}`;
}

/** Said of an application that was changed and no longer passes what is chosen. */
export const LEFT = 'no longer matches';

/** The icons of all statuses and of any other one. */
export const STATUS_ICONS = [...STATUS_ORDER, 'unknown'].map((status) => lookOf(status).icon);
