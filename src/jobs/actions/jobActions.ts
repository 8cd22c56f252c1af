import { selectIsReadOnly, selectIsSelecting } from '@/jobs/allJobsSlice';
import type { Job } from '@/jobs/model/job';
import { selectionBegun } from '@/jobs/selection/selection';
import { toggleSelected } from '@/jobs/selection/toggleSelected';
import { editPath } from '@/shared/config/paths';
import type { AppStore, RootState } from '@/shared/store/withTypes';
import { copyJobs } from './copyJobs';
import { saveJobs } from './saveJobs';
import { MENU_ACTIONS, STATUS_ACTIONS, type JobAction, type Target } from './writeActions';

/** What leads to a page is not run. */
type Link = Omit<JobAction, 'run'> & { pathOf: (job: Job) => string };

const isWritable = (state: RootState) => !selectIsReadOnly(state);
const always = () => true;

/** Everything that can be done with an application, or with several: keys, Ctrl+K, menus and bars follow. */
export const JOB_ACTIONS: readonly (JobAction | Link)[] = [
  ...STATUS_ACTIONS,
  {
    id: 'edit',
    name: 'edit',
    key: 'e',
    keyName: 'edit the focused job',
    isForSeveral: false,
    isOffered: isWritable,
    pathOf: editPath,
  },
  {
    id: 'select',
    name: 'select',
    key: 'x',
    keyName: 'select the focused job',
    isForSeveral: false,
    isOffered: isWritable,
    run: toggle,
  },
  {
    id: 'copy',
    name: 'copy',
    key: 'c',
    keyName: 'copy it as text',
    isForSeveral: false,
    isOffered: always,
    run: (_, { jobs }) => copyJobs(jobs),
  },
  ...MENU_ACTIONS,
  {
    id: 'export',
    name: 'export',
    isForSeveral: true,
    isOffered: always,
    run: (_, { jobs }) => saveJobs(jobs),
  },
];

function toggle(store: AppStore, { jobs }: Target): void {
  if (!selectIsSelecting(store.getState())) store.dispatch(selectionBegun());
  for (const { _id } of jobs) toggleSelected(store, _id, false);
}
