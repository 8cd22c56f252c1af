import { useEffect, useState } from 'react';
import { findJob, type NamedJob } from '@/jobs/findJob';
import type { ApiError } from '@/shared/api/apiError';
import { isSilent, toApiError } from '@/shared/api/apiError';
import { paths } from '@/shared/config/paths';
import { useAppDispatch } from '@/shared/store/withTypes';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageSpinner } from '@/shared/ui/PageSpinner';

/** Reads the job that an address names, until it is in the table; else says that it is no longer there. */
export function SearchedJob({ id, company }: NamedJob) {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<'missing' | ApiError | null>(null);
  const isSearching = outcome === null;

  useEffect(() => {
    if (!isSearching) return undefined;
    const search = dispatch(findJob({ id, company }));
    search.unwrap().then(
      (job) => setOutcome(job === null ? 'missing' : null),
      (thrown: unknown) => {
        const error = toApiError(thrown);
        if (!isSilent(error)) setOutcome(error);
      },
    );
    return () => search.abort();
  }, [dispatch, id, company, isSearching]);

  if (isSearching) return <PageSpinner />;
  if (outcome !== 'missing') {
    return <ErrorState error={outcome} onRetry={() => setOutcome(null)} />;
  }
  return (
    <EmptyState
      action={
        <>
          <ButtonLink to={paths.allJobs}>back to all jobs</ButtonLink>
          <ButtonLink to={paths.addJob} variant="secondary">
            add job
          </ButtonLink>
        </>
      }
    >
      <p role="alert">This application is no longer there.</p>
    </EmptyState>
  );
}
