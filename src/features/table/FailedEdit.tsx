import { failureClosed } from '@/jobs/allJobsSlice';
import type { Job } from '@/jobs/model/job';
import { writeOne } from '@/jobs/writes/undo';
import { hasFields, refusalOf, type Write } from '@/jobs/writes/writes';
import { useAppStore } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';

/** Why an edit was not saved. A lost answer is told until the list shows what it was to set. */
export function failureOf(write: Write | undefined, job: Job): string | null {
  const isUnknown = write?.kind === 'update' && write.batch === null && write.state === 'unknown';
  if (isUnknown && !hasFields(job, write.fields)) return write.error?.message ?? null;
  return refusalOf(write);
}

/** The ways on from an edit that was not saved. */
export function FailedEdit({ write: { id, kind, jobId, fields } }: { write: Write }) {
  const store = useAppStore();
  return (
    <>
      <Button
        variant="secondary"
        isSmall
        onClick={() => void writeOne(store, { kind, jobId, fields })}
      >
        try again
      </Button>
      <Button variant="secondary" isSmall onClick={() => store.dispatch(failureClosed(id))}>
        discard
      </Button>
    </>
  );
}
