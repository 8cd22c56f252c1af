import { saveJobs } from '@/features/exporting/saveJobs';
import type { Entry, Group } from '@/features/palette/entries';
import { changeSelected } from '@/features/selection/writeSelected';
import { selectIsReadOnly, selectIsRemoved, selectJob, selectRun } from '@/jobs/allJobsSlice';
import { cardAt } from '@/jobs/cards/cardElements';
import { removeShown } from '@/jobs/actions/removeShown';
import { jobName } from '@/jobs/model/jobName';
import { selectSelectedAsShown } from '@/jobs/reads/shownJobs';
import { changeStatus } from '@/jobs/writes/changeStatus';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { editPath } from '@/shared/config/paths';
import type { AppStore } from '@/shared/store/withTypes';
import { withKeys } from './keys';

/** What can be done with the selected jobs or, where none are, with that of the focused card or row. */
export function chosenGroup(store: AppStore, onDelete: () => void): Group[] {
  const state = store.getState();
  const ids = selectRun(state) === null ? selectSelectedAsShown(state) : [];
  const isSeveral = ids.length > 0;
  const focused = cardAt(document.activeElement)?.dataset.job ?? '';
  const jobs = (isSeveral ? ids : [focused]).flatMap((id) =>
    selectIsRemoved(state, id) ? [] : (selectJob(state, id) ?? []),
  );
  const [job] = jobs;
  if (job === undefined) return [];

  const statuses = STATUS_ORDER.filter((status) => isSeveral || status !== job.jobStatus);
  const edit = { id: 'edit', name: 'edit', path: editPath(job) };
  const writes: Entry[] = [
    ...statuses.map((status) => ({
      id: `set ${status}`,
      name: status,
      run: () =>
        void (isSeveral ? changeSelected(store, status) : changeStatus(store, job, status)),
    })),
    ...(isSeveral ? [] : [edit]),
    {
      id: 'delete',
      name: 'delete',
      run: isSeveral ? onDelete : () => void removeShown(store, job._id),
    },
  ];
  const save = { id: 'export chosen', name: 'export', run: () => void saveJobs(jobs) };
  const name = isSeveral ? `${jobs.length} selected` : `for ${jobName(job)}`;
  // The keys are for one.
  const all = [...(isSeveral ? writes : withKeys(writes)), save];
  return [{ name, entries: selectIsReadOnly(state) ? [save] : all }];
}
