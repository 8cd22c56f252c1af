import { selectIsRemoved, selectJobsTable, selectQuery } from '@/jobs/allJobsSlice';
import { countText } from '@/jobs/model/countText';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { walkJobs } from '@/jobs/api/walkJobs';
import { jobsSelected } from '@/jobs/selection/selection';
import { selectWholeTable } from '@/jobs/reads/shownJobs';
import { notifyError } from '@/shared/notify/notify';
import { useTask } from '@/shared/hooks/useTask';
import { useAppStore } from '@/shared/store/withTypes';
import { agree } from '@/shared/text/agree';

/** Reads all that the filters find and selects them, unless other filters are set meanwhile. */
export function useSelectAll() {
  const store = useAppStore();
  const { task, run, abort } = useTask();

  const selectAll = async () => {
    const shown = selectWholeTable(store.getState());
    if (shown) {
      store.dispatch(jobsSelected({ ids: shown }));
      return;
    }
    const wanted = () => jobPagePath({ ...selectQuery(store.getState()), page: 1 });
    const before = wanted();
    const known = selectJobsTable(store.getState()).jobs.entities;
    const walked = await run((options) => walkJobs(selectQuery(store.getState()), options));
    const state = store.getState();
    if (walked === undefined || wanted() !== before) return;
    const found = walked.jobs.filter(({ _id }) => !selectIsRemoved(state, _id));
    // What the table has got meanwhile may be a write that the walk does not know of.
    const now = selectJobsTable(state).jobs.entities;
    const jobs = found.filter(({ _id }) => now[_id] === known[_id]);
    store.dispatch(jobsSelected({ ids: found.map(({ _id }) => _id), jobs }));
    if (!walked.isWhole) {
      const count = walked.jobs.length;
      notifyError(
        `${count} of ${countText(walked.total)} could be read and ${agree(count, 'is', 'are')} selected.`,
      );
    }
  };

  return { task, selectAll, abort };
}
