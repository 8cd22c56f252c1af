import { memo, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Job } from '@/shared/api/contract';
import { useAppDispatch } from '@/shared/store/withTypes';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { BrokenCard } from './BrokenCard';
import { JobCard } from './JobCard';
import type { Place } from './places';
import { findOutIfRemoved } from './removingJobs';
import { RemovedJob } from './RemovedJob';

type Props = Place & { onEdit: (job: Job) => void; onPutBack: () => void };

/**
 * A place in the grid: the card of a job, and after its delete what can put it back, just as high.
 * So nothing slides under the pointer, and the page keeps its scroll position.
 */
export const JobPlace = memo(function JobPlace({ job, removal, onEdit, onPutBack }: Props) {
  const dispatch = useAppDispatch();
  const placeRef = useRef<HTMLLIElement>(null);
  const [height, setHeight] = useState(0);
  const isRemoved = removal?.phase === 'removed' || removal?.phase === 'puttingBack';

  useEffect(() => {
    if (removal?.phase === 'unlisted') void dispatch(findOutIfRemoved(job));
  }, [dispatch, job, removal?.phase]);

  // One function for good, or the card would render with its place.
  const noteHeight = useCallback(() => {
    setHeight(placeRef.current?.offsetHeight ?? 0);
  }, []);

  return (
    <Item ref={placeRef} data-job={job._id} style={{ minHeight: isRemoved ? height : undefined }}>
      {isRemoved ? (
        <RemovedJob removal={removal} onPutBack={onPutBack} />
      ) : (
        <ErrorBoundary name="job card" fallback={(_, retry) => <BrokenCard onRetry={retry} />}>
          <JobCard
            job={job}
            isDeleting={removal !== undefined}
            onEdit={onEdit}
            onDelete={noteHeight}
          />
        </ErrorBoundary>
      )}
    </Item>
  );
});

const Item = styled.li`
  min-width: 0;

  /* As high as its row; as a grid in a grid it would be laid out once more. */
  > * {
    height: 100%;
  }
`;
