import { selectKeptDays } from '@/jobs/writes/keptDays';
import { useAppSelector } from '@/shared/store/withTypes';

/** What is said where a delete can be taken back, and whether the day is lost, as servers date what is new. */
export function usePutBackNote(): { note: string; isDatedToday: boolean } {
  const isDatedToday = useAppSelector(selectKeptDays) === 'ignored';
  return { note: isDatedToday ? 'can be put back, dated today' : 'can be put back', isDatedToday };
}
