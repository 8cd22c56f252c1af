import type { AppStore } from '@/shared/store/withTypes';
import { countText } from '@/jobs/model/countText';
import { selectIsWorkLeft, selectOutbox } from '@/jobs/allJobsSlice';

const QUESTION = 'Some applications are not sent yet. Stop here anyway?';

/** Whether the session may be ended: the user was asked about what is not written, which goes with it. */
export function mayEndWork({ getState }: AppStore): boolean {
  const { length } = selectOutbox(getState());
  const question = `${countText(length)} not sent yet. Remove what is not sent, and log out?`;
  return (
    (!selectIsWorkLeft(getState()) || window.confirm(QUESTION)) &&
    (length === 0 || window.confirm(question))
  );
}
