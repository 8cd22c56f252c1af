import { selectColumns } from '@/jobs/allJobsSlice';
import type { JobStatus } from '@/shared/config/options';
import { useAppSelector } from '@/shared/store/withTypes';
import { selectShownColumns } from '@/jobs/shownJobs';

/** The status of a column with its count; '4+' while only those that were read are counted. */
export function ColumnName({ status }: { status: JobStatus }) {
  const count = useAppSelector((state) => selectShownColumns(state)[status].count);
  const { reading, total, extent } = useAppSelector((state) => selectColumns(state)[status]);
  const mayBeMore = total === null && extent !== 'all';
  return (
    <>
      {status}
      {reading.shownKey !== null && ` (${count}${mayBeMore ? '+' : ''})`}
    </>
  );
}
