import { memo, useLayoutEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { selectJob } from '@/jobs/allJobsSlice';
import { cardId } from '@/jobs/cards/cardElements';
import type { Place } from '@/jobs/writes/places';
import { useAppSelector } from '@/shared/store/withTypes';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { ErrorState } from '@/shared/ui/ErrorState';
import { JobCard } from './JobCard';
import { RemovedJob } from './RemovedJob';

const BROKEN = { message: 'This job cannot be shown.' };

/**
 * A place in the grid: the card of a job, and after its delete what can put it back, just as high.
 * So nothing slides under the pointer, and the page keeps its scroll position.
 */
export const JobPlace = memo(function JobPlace({ id, removal }: Place) {
  const known = useAppSelector((state) => selectJob(state, id), shallowEqual);
  const job = known ?? removal?.write.before;
  const placeRef = useRef<HTMLLIElement>(null);
  const [height, setHeight] = useState(0);

  const isDeleting = removal !== undefined;
  useLayoutEffect(() => {
    if (isDeleting) setHeight(placeRef.current?.offsetHeight ?? 0);
  }, [isDeleting]);

  if (job === undefined) return null;
  // A batch takes its cards away at its end.
  const isRemoved = removal?.write.batch === null && removal.phase !== 'deleting';

  return (
    <li
      ref={placeRef}
      id={cardId(id)}
      data-job={id}
      style={{ minHeight: isRemoved ? height : undefined }}
    >
      {isRemoved ? (
        <RemovedJob job={job} removal={removal} />
      ) : (
        <ErrorBoundary
          name="job card"
          fallback={(_, retry) => <ErrorState error={BROKEN} onRetry={retry} />}
        >
          <JobCard job={job} isDeleting={isDeleting} />
        </ErrorBoundary>
      )}
    </li>
  );
});
