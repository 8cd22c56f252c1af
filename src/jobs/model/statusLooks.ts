import { theme } from '@/shared/styles/theme';
import { isStatus, STATUS_ORDER, STATUSES } from './statuses';

/** Icon and colours of a status; neutral ones where it is none of ours. */
export function lookOf(status: string) {
  const name = isStatus(status) ? status : 'unknown';
  return {
    icon: isStatus(status) ? STATUSES[status].icon : 'question',
    colors: { text: theme.color[`${name}Text`], background: theme.color[`${name}Background`] },
  } as const;
}

/** The icons of all statuses and of any other one. */
export const STATUS_ICONS = [...STATUS_ORDER, 'unknown'].map((status) => lookOf(status).icon);
