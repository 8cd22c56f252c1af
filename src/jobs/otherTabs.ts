import { env } from '@/shared/config/env';
import { jobsChanged } from '@/shared/store/appEvents';
import { onStoreChange } from '@/shared/store/onStoreChange';
import type { AppStore } from '@/shared/store/withTypes';
import { initialState } from './allJobsState';
import { writeTold, type Batch, type Write } from './writes';

/** A write that is done, or null where a batch of them is over. */
type Message = Write | null;

/**
 * Tells the other tabs of this session what is done here, and takes over what is done there. Returns a
 * function that ends it.
 */
export function connectOtherTabs(store: AppStore, session: string): () => void {
  const channel = new BroadcastChannel(`jobtrail:${env.baseUrl}:${session}`);
  const tell = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    store.dispatch(data === null ? jobsChanged() : writeTold(data));
  };
  const stop = onStoreChange(
    store,
    ({ allJobs = initialState }) => allJobs,
    ({ writes, batches }, before) => {
      if (writes !== before.writes) {
        for (const write of Object.values(writes)) {
          const { id, kind, batch, state } = write;
          const isNew = state === 'done' && before.writes[id]?.state === 'sent';
          // The lists follow a batch at its end.
          if (isNew && (batch === null || kind !== 'create')) tell(write);
        }
      }
      const isOver = ({ id }: Batch) => batches[id]?.isOver && before.batches[id]?.isOver === false;
      if (Object.values(batches).some(isOver)) tell(null);
    },
  );
  return () => {
    stop();
    channel.close();
  };
}
