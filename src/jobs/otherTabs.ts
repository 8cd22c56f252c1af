import * as v from 'valibot';
import { JOB_FIELDS } from '@/jobs/api/jobDraft';
import { env } from '@/shared/config/env';
import { jobsChanged } from '@/shared/store/appEvents';
import { onStoreChange } from '@/shared/store/onStoreChange';
import type { AppStore } from '@/shared/store/withTypes';
import { initialState } from './allJobsState';
import { writeTold, type Batch, type Write } from './writes';

const fields = v.entriesFromList(JOB_FIELDS, v.string());
/** A write that is done, or null where a batch of them is over. Another tab may be of another version. */
const messageSchema = v.nullable(
  v.object({
    id: v.string(),
    kind: v.picklist(['create', 'update', 'delete']),
    jobId: v.nullable(v.string()),
    fields: v.partial(v.object(fields)),
    before: v.optional(v.object({ _id: v.string(), ...fields, createdAt: v.string() })),
    batch: v.nullable(v.string()),
    state: v.literal('done'),
    reason: v.nullable(v.string()),
  }),
);

/**
 * Tells the other tabs of this session what is done here, and takes over what is done there. Returns a
 * function that ends it.
 */
export function connectOtherTabs(store: AppStore, session: string): () => void {
  const channel = new BroadcastChannel(`jobtrail:${env.baseUrl}:${session}`);
  const tell = (message: Write | null) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { success, output } = v.safeParse(messageSchema, data);
    if (success) store.dispatch(output === null ? jobsChanged() : writeTold(output as Write));
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
