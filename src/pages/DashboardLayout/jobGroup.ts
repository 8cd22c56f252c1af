import type { Entry, Group } from '@/features/palette/entries';
import { JOB_ACTIONS } from '@/jobs/actions/jobActions';
import { findTarget } from '@/jobs/actions/targets';
import { perform } from '@/jobs/actions/writeActions';
import { cardAt } from '@/jobs/cards/cardElements';
import { jobName } from '@/jobs/model/jobName';
import type { AppStore } from '@/shared/store/withTypes';

/** What can be done with the selected jobs or, where none are, with that of the focused card or row. */
export function jobGroup(store: AppStore, onAsk: () => void): Group[] {
  const state = store.getState();
  const target = findTarget(state, cardAt(document.activeElement)?.dataset.job);
  const { jobs, isSelection } = target;
  const [job] = jobs;
  if (job === undefined) return [];

  const offered = JOB_ACTIONS.filter(
    ({ isForSeveral, isOffered }) => (isForSeveral || !isSelection) && isOffered(state, target),
  );
  const entries = offered.map((action): Entry => {
    const { name, key } = action;
    // Pages have actions of the same name.
    const entry = { id: `job ${action.id}`, name, ...(key !== undefined && { keys: [key] }) };
    if (!('run' in action)) return { ...entry, path: action.pathOf(job) };
    return { ...entry, run: () => perform(store, action, target, onAsk) };
  });
  return [{ name: isSelection ? `${jobs.length} selected` : `for ${jobName(job)}`, entries }];
}
