import { useMemo } from 'react';
import { selectPresentJobs } from './found';
import type { FieldName } from '@/jobs/model/job';
import { newestFirst } from '@/jobs/model/sorting';
import { holdsWords } from '@/shared/text/foldText';
import { useAppSelector } from '@/shared/store/withTypes';

type Props = {
  /** What the input gives as its `list`. */
  id: string;
  field: FieldName;
  /** What is typed so far. */
  text: string;
};

const MOST = 20;

/** The texts of this field in all applications that are known, for the browser to suggest; the latest first. */
export function KnownTexts({ id, field, text }: Props) {
  const jobs = useAppSelector(selectPresentJobs);
  const known = useMemo(() => {
    const latest = jobs.toSorted(newestFirst);
    return [...new Set(latest.map((job) => job[field]))].filter(Boolean);
  }, [jobs, field]);
  const offered = known.filter((one) => holdsWords(one, text)).slice(0, MOST);

  return (
    <datalist id={id}>
      {offered.map((one) => (
        <option key={one} value={one} />
      ))}
    </datalist>
  );
}
