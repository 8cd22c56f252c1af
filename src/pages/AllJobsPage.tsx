import { useCallback } from 'react';
import { JobList } from '@/features/allJobs/JobList';
import { SearchForm } from '@/features/allJobs/SearchForm';
import { jobPickedForEditing } from '@/features/job/jobSlice';
import type { Job } from '@/shared/api/contract';
import { useAppDispatch } from '@/shared/store/withTypes';
import { PageHeading } from '@/shared/ui/PageHeading';

export function AllJobsPage() {
  const dispatch = useAppDispatch();
  const handleEdit = useCallback(
    (job: Job) => {
      dispatch(jobPickedForEditing(job));
    },
    [dispatch],
  );

  return (
    <>
      <PageHeading title="all jobs" isVisuallyHidden />
      <SearchForm />
      <JobList onEdit={handleEdit} />
    </>
  );
}
