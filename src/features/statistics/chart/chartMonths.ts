import type { MonthlyCount } from '@/jobs/api/contract';
import { lookOf } from '@/jobs/model/statusLooks';
import { WAITING_STATUSES } from '@/jobs/model/statuses';
import { theme } from '@/shared/styles/theme';
import type { Answers } from '@/features/statistics/answers/countAnswers';
import { monthKey } from './withEmptyMonths';

/** A month of the chart, with how many of its applications have an answer and how many wait. */
export type ChartMonth = MonthlyCount & { answered: number; waiting: number };

/** The parts of a stacked bar, from the lowest up. */
export const STACK = [
  { field: 'answered', name: 'with an answer', color: theme.color.chartBar },
  { field: 'waiting', name: 'waiting', color: lookOf(WAITING_STATUSES[0] ?? '').colors.text },
] as const;

/** The months with their answers as far as these are known; the counts are the server's. */
export function withAnswers(months: MonthlyCount[], answers: Answers | null): ChartMonth[] {
  return months.map((month) => {
    const found = answers?.byMonth.get(monthKey(month.date) ?? '')?.answered ?? 0;
    const answered = Math.min(found, month.count);
    return { ...month, answered, waiting: month.count - answered };
  });
}
