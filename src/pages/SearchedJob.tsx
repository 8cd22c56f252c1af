import type { ApiError } from '@/shared/api/apiError';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageSpinner } from '@/shared/ui/PageSpinner';

type Props = { outcome: 'missing' | ApiError | null; onRetry: () => void };

/** The search for the job that an address names, and what to do where it is not found. */
export function SearchedJob({ outcome, onRetry }: Props) {
  if (outcome === null) return <PageSpinner />;
  if (outcome !== 'missing') return <ErrorState error={outcome} onRetry={onRetry} />;
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
