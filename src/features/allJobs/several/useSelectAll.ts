import { selectQuery } from '@/features/allJobs/jobs/allJobsSlice';
import { jobsTicked } from '@/features/allJobs/jobs/ticks';
import { jobPagePath } from '@/shared/api/jobPagePath';
import { notifyError } from '@/shared/lib/notify';
import { useAppStore } from '@/shared/store/withTypes';
import { useTask } from '@/shared/tasks/useTask';
import { walkJobs } from '@/shared/tasks/walkJobs';

/** Reads all that the filters find and ticks them, unless other filters are set meanwhile. */
export function useSelectAll() {
  const store = useAppStore();
  const { task, run, abort } = useTask();

  const selectAll = async () => {
    const wanted = () => jobPagePath({ ...selectQuery(store.getState()), page: 1 });
    const before = wanted();
    const walked = await run((options) => walkJobs(selectQuery(store.getState()), options));
    if (walked === undefined || wanted() !== before) return;
    const { jobs, total, isWhole } = walked;
    store.dispatch(jobsTicked({ ids: jobs.map(({ _id }) => _id), jobs }));
    if (!isWhole) {
      notifyError(`${jobs.length} of ${total} applications could be read and are selected.`);
    }
  };

  return { task, selectAll, abort };
}
