import type { Job, JobDraft } from '@/jobs/model/job';
import { fieldOf } from '@/jobs/model/job';
import { hasFields } from '@/jobs/model/jobDraft';
import { writeOne } from '@/jobs/writes/writeWithUndo';
import { dismissed, type Write } from '@/jobs/writes/writes';
import { refusalOf } from '@/jobs/writes/writeSelectors';
import { useAppStore } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';

/** Why an edit was not saved. A lost answer is told until the list shows what it was to set. */
export function failureOf(write: Write | undefined, job: Job): string | null {
  const isUnknown = write?.kind === 'update' && write.batch === null && write.state === 'unknown';
  if (isUnknown && !write.isDismissed && !hasFields(job, write.fields))
    return write.error?.message ?? null;
  return refusalOf(write);
}

/** The id of the text that says what is missing: one cell is edited at a time. */
export const MISSING_ID = 'missing';

/** Why an emptied cell is not saved. */
export function MissingText({ job, field }: { job: Job; field: keyof JobDraft }) {
  return (
    <span role="alert" id={MISSING_ID}>
      {`The ${fieldOf(field).heading} is missing. Type one, or press Esc to keep '${job[field]}'.`}
    </span>
  );
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
      <Button variant="secondary" isSmall onClick={() => store.dispatch(dismissed([id]))}>
        discard
      </Button>
    </>
  );
}
