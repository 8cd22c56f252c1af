import { selectIsReadOnly } from '@/jobs/reads/serverLost';
import { selectSelectedCount } from '@/jobs/selection/selectionSelectors';
import type { Job } from '@/jobs/model/job';
import { STATUS_ORDER, STATUSES, type JobStatus } from '@/jobs/model/statuses';
import { selectionEnded } from '@/jobs/selection/selection';
import type { Wanted } from '@/jobs/writes/runWrites';
import { writeOne, writeSeveral } from '@/jobs/writes/writeWithUndo';
import { editPath } from '@/shared/config/paths';
import type { AppStore, RootState } from '@/shared/store/withTypes';

/** What something is done with: the selected applications, or that of a card or row. */
export type Target = { jobs: readonly Job[]; isSelection: boolean };

/** Something that can be done with applications. */
export type JobAction = {
  id: string;
  /** In menus, on buttons and in Ctrl+K. */
  name: string;
  key?: string;
  /** What the dialog of the keys says of its key. */
  keyName?: string;
  isForSeveral: boolean;
  /** Whether somebody is asked first where several are selected. */
  asksFirst?: boolean;
  isOffered: (state: RootState, target: Target) => boolean;
  /** Does it, and says in a toast what has become of it. Never rejects. */
  run: (store: AppStore, target: Target) => unknown;
};

/** Something that a page is for, to which its link leads. */
export type JobLink = Omit<JobAction, 'run'> & { pathOf: (job: Job) => string };

const isWritable = (state: RootState) => !selectIsReadOnly(state);

export const STATUS_ACTIONS = STATUS_ORDER.map((status, index) => ({
  id: `set ${status}`,
  name: status,
  key: `${index + 1}`,
  keyName: STATUSES[status].keyName,
  isForSeveral: true,
  status,
  isOffered: (state, { jobs, isSelection }) =>
    isWritable(state) && (isSelection || jobs.some(({ jobStatus }) => jobStatus !== status)),
  run: writing({ kind: 'update', fields: { jobStatus: status } }),
})) satisfies readonly (JobAction & { status: JobStatus })[];

export const DELETE_ACTION: JobAction = {
  id: 'delete',
  name: 'delete',
  key: 'Delete',
  keyName: 'delete it',
  isForSeveral: true,
  asksFirst: true,
  isOffered: isWritable,
  run: writing({ kind: 'delete', fields: {} }),
};

/** What menus of cards and rows offer besides, and the buttons of a wide card. */
export const MENU_ACTIONS: readonly (JobAction | JobLink)[] = [
  {
    id: 'edit',
    name: 'Edit',
    key: 'e',
    keyName: 'edit the focused job',
    isForSeveral: false,
    isOffered: isWritable,
    pathOf: editPath,
  },
  DELETE_ACTION,
];

/** Does this with a target, unless it is not offered there. Where it asks first, `onAsk` does. */
export function perform(
  store: AppStore,
  action: JobAction,
  target: Target,
  onAsk: () => void = () => undefined,
): void {
  if (!action.isOffered(store.getState(), target)) return;
  if (action.asksFirst && target.isSelection) onAsk();
  else void action.run(store, target);
}

/** Writes this to one application, or to the selected ones, of which those stay selected that were not written. */
function writing(wanted: Pick<Wanted, 'kind' | 'fields'>): JobAction['run'] {
  return async (store, { jobs, isSelection }) => {
    const writes = jobs.map(({ _id: jobId }) => ({ ...wanted, jobId }));
    if (!isSelection) {
      await Promise.all(writes.map((write) => writeOne(store, write)));
      return;
    }
    await writeSeveral(store, writes);
    if (selectSelectedCount(store.getState()) === 0) store.dispatch(selectionEnded());
  };
}
