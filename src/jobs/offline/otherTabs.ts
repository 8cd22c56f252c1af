import { parseJobs } from '@/jobs/api/contract';
import type { Job } from '@/jobs/model/job';
import { env } from '@/shared/config/env';
import { onStoreChange } from '@/shared/store/onStoreChange';
import type { AppStore } from '@/shared/store/withTypes';
import { allJobsOf } from '@/jobs/allJobsState';
import { bodyOf } from '@/jobs/model/jobDraft';
import { effectOf, jobsWrittenElsewhere, type Write } from '@/jobs/writes/writes';

/**
 * Tells the other tabs of this session what is done here, of a batch at its end, and takes over what is
 * done there. Does nothing where the browser refuses the channel. Returns a function that ends it.
 */
export function connectOtherTabs(store: AppStore, session: string): () => void {
  const channel = openChannel(session);
  if (channel === null) return () => undefined;
  // Another tab may be of another version.
  channel.onmessage = ({ data }: MessageEvent<unknown>) =>
    store.dispatch(jobsWrittenElsewhere(parseJobs(data)));
  const stop = onStoreChange(store, allJobsOf, ({ writes, batches }, before) => {
    const isOver = (id: string) =>
      batches[id]?.phase === 'over' && (before.batches[id]?.phase ?? 'over') !== 'over';
    const isNew = ({ id, batch, state }: Write) =>
      state === 'done' && (batch === null ? before.writes[id]?.state === 'sent' : isOver(batch));
    if (writes === before.writes && batches === before.batches) return;
    const done = Object.values(writes).filter(isNew);
    if (done.length > 0) channel.postMessage(done.flatMap(changedJob));
  });
  return () => {
    stop();
    channel.close();
  };
}

/** Firefox throws where cookies are blocked. */
function openChannel(session: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`jobtrail:${env.baseUrl}:${session}`);
  } catch {
    return null;
  }
}

/** What a new application or a deleted one changes is read. */
function changedJob(write: Write): Job[] {
  const { before, fields } = write;
  return effectOf(write) === 'changes' && before
    ? [{ ...before, ...bodyOf({ before, fields }) }]
    : [];
}
