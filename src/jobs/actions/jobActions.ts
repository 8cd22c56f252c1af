import { selectIsReadOnly } from '@/jobs/reads/serverLost';
import { toggleSelected } from '@/jobs/selection/toggleSelected';
import type { RootState } from '@/shared/store/withTypes';
import { copyJobs } from './copyJobs';
import { saveJobs } from './saveJobs';
import { MENU_ACTIONS, STATUS_ACTIONS, type JobAction, type JobLink } from './writeActions';

const isWritable = (state: RootState) => !selectIsReadOnly(state);
const always = () => true;

/** Everything that can be done with an application, or with several: keys, Ctrl+K, menus and bars follow. */
export const JOB_ACTIONS: readonly (JobAction | JobLink)[] = [
  ...STATUS_ACTIONS,
  ...MENU_ACTIONS,
  {
    id: 'select',
    name: 'select',
    key: 'x',
    keyName: 'select the focused job',
    isForSeveral: false,
    isOffered: isWritable,
    run: (store, { jobs }) => jobs.forEach(({ _id }) => toggleSelected(store, _id)),
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
  {
    id: 'export',
    name: 'export',
    isForSeveral: true,
    isOffered: always,
    run: (_, { jobs }) => saveJobs(jobs),
  },
];
