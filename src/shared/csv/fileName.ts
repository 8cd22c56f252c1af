import { today } from '@/shared/lib/dates';

/** The name of a CSV file that is written today, as 'jobtrail-2026-01-31.csv' for 'jobtrail'. */
export function fileName(name: string): string {
  return `${name}-${today()}.csv`;
}
