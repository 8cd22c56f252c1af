import { selectListedIds } from '@/jobs/reads/found';
import { selectQuery } from '@/jobs/reads/listSelectors';
import { selectIsRemoved } from '@/jobs/writes/writeSelectors';
import { countText } from '@/jobs/model/countText';
import { readWhole } from '@/jobs/reads/needCollection';
import { jobsSelected } from '@/jobs/selection/selection';
import { notifyError } from '@/shared/notify/notify';
import { useTask } from '@/shared/hooks/useTask';
import { useAppStore } from '@/shared/store/withTypes';
import { agree } from '@/shared/text/agree';

/** Selects all that is found, once all applications are read, unless something else is chosen meanwhile. */
export function useSelectAll() {
  const store = useAppStore();
  const { task, run, abort } = useTask();

  const selectAll = async () => {
    const choice = () => JSON.stringify({ ...selectQuery(store.getState()), page: 1 });
    const before = choice();
    const whole = await run((options) => readWhole(store, options));
    if (whole === undefined || choice() !== before) return;
    const state = store.getState();
    const ids = selectListedIds(state).filter((id) => !selectIsRemoved(state, id));
    store.dispatch(jobsSelected(ids));
    if (!whole.isWhole) {
      const count = whole.jobs.length;
      notifyError(
        `${count} of ${countText(whole.total)} could be read and ${agree(count, 'is', 'are')} selected.`,
      );
    }
  };

  return { task, selectAll, abort };
}
