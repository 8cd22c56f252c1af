import { useCallback, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { Job } from '@/shared/api/contract';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { oneOrTwoColumns } from '@/shared/styles/oneOrTwoColumns';
import { theme } from '@/shared/styles/theme';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { ErrorState } from '@/shared/ui/ErrorState';
import { SpinnerRing } from '@/shared/ui/Spinner';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import {
  fetchJobs,
  refreshRequested,
  selectIsListLoading,
  selectJobs,
  selectListError,
  selectListQuery,
  selectRefreshCount,
  selectTotalJobs,
} from './allJobsSlice';
import { BrokenCard } from './BrokenCard';
import { JobCard } from './JobCard';
import { NoJobs } from './NoJobs';
import { Pagination } from './Pagination';

type Props = { onEdit: (job: Job) => void };

/** The jobs that pass the filters, and whatever else there is to say about them. */
export function JobList({ onEdit }: Props) {
  const dispatch = useAppDispatch();
  const jobs = useAppSelector(selectJobs);
  const isLoading = useAppSelector(selectIsListLoading);
  const error = useAppSelector(selectListError);
  const topRef = useRef<HTMLDivElement>(null);
  useFetchedList();

  // One function for good, or every card would render with the list.
  const focusTop = useCallback(() => topRef.current?.focus(), []);

  return (
    <>
      {/* Outside of what is busy, where nothing is announced. */}
      <VisuallyHidden role="status">{isLoading && 'loading jobs'}</VisuallyHidden>
      <Section aria-label="jobs" aria-busy={isLoading}>
        <Top ref={topRef} tabIndex={-1} aria-live="polite" aria-atomic>
          {jobs.length > 0 && <CountLine />}
          {!isLoading && !error && jobs.length === 0 && <NoJobs />}
        </Top>
        {isLoading && (
          <Overlay>
            <SpinnerRing />
          </Overlay>
        )}
        {jobs.length > 0 && (
          <Cards $isDimmed={isLoading}>
            {jobs.map((job) => (
              <li key={job._id}>
                <ErrorBoundary
                  name="job card"
                  fallback={(_, retry) => <BrokenCard onRetry={retry} />}
                >
                  <JobCard job={job} onEdit={onEdit} onDeleted={focusTop} />
                </ErrorBoundary>
              </li>
            ))}
          </Cards>
        )}
        <Pagination onPageChange={focusTop} />
        {error && (
          <ErrorState
            message={error.message}
            isNotice={jobs.length > 0}
            retryAfterSeconds={error.retryAfterSeconds}
            onRetry={() => {
              focusTop();
              dispatch(refreshRequested());
            }}
          />
        )}
      </Section>
    </>
  );
}

/** Reads the list whenever the filters, the page or a reason to refresh change. */
function useFetchedList() {
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectListQuery);
  const refreshCount = useAppSelector(selectRefreshCount);

  useEffect(() => {
    const request = dispatch(fetchJobs(query));
    request.unwrap().catch(notifyFailure);
    return () => {
      request.abort();
    };
  }, [dispatch, query, refreshCount]);
}

function CountLine() {
  const jobs = useAppSelector(selectJobs);
  const totalJobs = useAppSelector(selectTotalJobs);
  return (
    <h2>
      {totalJobs} job{jobs.length > 1 ? 's' : ''} found
    </h2>
  );
}

const Section = styled.section`
  position: relative;
  min-height: 60svh;
  margin-top: ${theme.space(8)};
`;

/** A live region, so that a screen reader hears what a filter left over. */
const Top = styled.div`
  min-height: calc(1.2 * ${theme.font.size.lg});
  margin-bottom: ${theme.space(4)};
`;

const Overlay = styled.div`
  position: sticky;
  z-index: ${theme.layer.raised};
  top: 40svh;
  display: flex;
  height: 0;
  align-items: flex-start;
  justify-content: center;
  pointer-events: none;

  > * {
    margin-top: ${theme.space(6)};
    padding: ${theme.space(2)};
    border-radius: ${theme.radius.round};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.float};
  }
`;

/** Pale enough to stand back, with every text still readable: all of them share the darkest colour. */
const dimmed = css`
  --color-textMuted: ${theme.color.text};
  --color-accent: ${theme.color.text};
  --color-danger: ${theme.color.text};
  --color-pendingText: ${theme.color.text};
  --color-interviewText: ${theme.color.text};
  --color-declinedText: ${theme.color.text};
  --color-unknownText: ${theme.color.text};
  opacity: 0.65;
`;

const Cards = styled.ul<{ $isDimmed: boolean }>`
  display: grid;
  grid-template-columns: ${oneOrTwoColumns(336, 4)};
  gap: ${theme.space(4)};
  transition: opacity ${theme.motion.fast};

  ${({ $isDimmed }) => $isDimmed && dimmed}
`;
