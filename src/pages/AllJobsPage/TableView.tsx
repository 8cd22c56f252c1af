import { useCallback } from 'react';
import { NewJobRow } from '@/features/jobForm/NewJobRow';
import { JobsTable } from '@/features/table/JobsTable';
import { RowKeys } from '@/features/table/RowKeys';
import { jobTyped } from '@/features/jobForm/jobSlice';
import { ownPlace } from '@/features/user/ownPlace';
import { selectLeftBy, selectUser } from '@/features/user/userSlice';
import type { Job, JobDraft } from '@/jobs/model/job';
import { draftOf } from '@/jobs/model/jobDraft';
import { userKey } from '@/shared/storage/userKey';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';

/** The table with its last row and its keys, which are there as soon as its rows. */
export function TableView() {
  const store = useAppStore();
  const user = useAppSelector(selectUser);
  /** The form of the application holds it then, as if it had been typed there. */
  const keep = useCallback(
    (job: Job, typed: Partial<JobDraft>) => {
      const hasEndedByItself = selectLeftBy(store.getState()) !== null;
      if (hasEndedByItself) store.dispatch(jobTyped({ jobId: job._id, job: draftOf(job), typed }));
    },
    [store],
  );
  const newRow = user && <NewJobRow owner={userKey(user)} defaultLocation={ownPlace(user)} />;
  return (
    <>
      <JobsTable newRow={newRow} onLost={keep} />
      <RowKeys />
    </>
  );
}
