import type { AppStore } from '@/shared/store/withTypes';
import { selectIsWorkLeft } from './allJobsSlice';

const QUESTION = 'Not all applications are done. Do you want to leave them?';

/** Whether the session may be ended: the user was asked about what is not written. */
export function mayEndWork({ getState }: AppStore): boolean {
  return !selectIsWorkLeft(getState()) || window.confirm(QUESTION);
}
