import { selectHasUnsavedWork } from './batches';
import { selectOutbox } from './writeSelectors';
import { countText } from '@/jobs/model/countText';
import { onStoreChange } from '@/shared/store/onStoreChange';
import type { AppStore, RootState } from '@/shared/store/withTypes';

const UNSENT = 'Some applications are not sent yet. Stop here anyway?';

/** Whether the session may be ended: the user was asked about what is not written, which goes with it. */
export function mayEndWork({ getState }: AppStore): boolean {
  const state = getState();
  const { length } = selectOutbox(state);
  const begun = begunImport(state);
  const name = begun instanceof File ? begun.name : 'pasted rows';
  const questions = [
    selectHasUnsavedWork(state) && UNSENT,
    begun !== '' && `The import of ${name} is begun and not sent. Drop it, and log out?`,
    length > 0 && `${countText(length)} not sent yet. Remove what is not sent, and log out?`,
  ];
  return questions.every((question) => question === false || window.confirm(question));
}

/** The browser asks before the document is left while anything would be lost with it. Returns how to end this. */
export function askBeforeUnload(store: AppStore): () => void {
  const ask = (event: Event) => event.preventDefault();
  const stopAsking = () => window.removeEventListener('beforeunload', ask);
  const follow = (isUnsaved: boolean) => {
    if (isUnsaved) window.addEventListener('beforeunload', ask);
    else stopAsking();
  };
  follow(isAnythingUnsaved(store.getState()));
  const disconnect = onStoreChange(store, isAnythingUnsaved, follow);
  return () => {
    disconnect();
    stopAsking();
  };
}

function isAnythingUnsaved(state: RootState): boolean {
  return selectHasUnsavedWork(state) || begunImport(state) !== '';
}

/** The file or text of an import that is not sent; '' for none, as before the import's page was opened. */
function begunImport({ importing }: RootState): File | string {
  return importing?.begun?.state.input ?? '';
}
