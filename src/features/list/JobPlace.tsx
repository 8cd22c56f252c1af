import { memo, useLayoutEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { selectJob } from '@/jobs/jobSelectors';
import { cardId } from '@/jobs/cards/cardElements';
import { JobCard } from '@/jobs/cards/JobCard';
import type { Place } from '@/jobs/writes/places';
import { useAppSelector } from '@/shared/store/withTypes';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { ErrorState } from '@/shared/ui/ErrorState';
import { RemovedJob } from './RemovedJob';

const BROKEN = { message: 'This job cannot be shown.' };

/**
 * A place in the grid: the card of a job, and from its delete on what can put it back, just as high.
 * So nothing slides under the pointer, and the page keeps its scroll position.
 */
export const JobPlace = memo(function JobPlace({ id, removal }: Place) {
  const known = useAppSelector((state) => selectJob(state, id), shallowEqual);
  const job = known ?? removal?.write.before;
  const placeRef = useRef<HTMLLIElement>(null);
  /** The height of a card that is to be deleted; the strip that takes its place is as high. */
  const [height, setHeight] = useState<number | null>(null);

  const isDeleting = removal !== undefined;
  useLayoutEffect(() => {
    setHeight(isDeleting ? (placeRef.current?.offsetHeight ?? 0) : null);
  }, [isDeleting]);

  if (job === undefined) return null;
  // A batch takes its cards away at its end.
  const isStrip = removal?.write.batch === null && height !== null;

  return (
    <li
      ref={placeRef}
      id={cardId(id)}
      data-job={id}
      style={isStrip ? { minHeight: height } : undefined}
    >
      {isStrip ? (
        <RemovedJob job={job} removal={removal} />
      ) : (
        <ErrorBoundary
          name="job card"
          fallback={(_, retry) => <ErrorState error={BROKEN} onRetry={retry} />}
        >
          <JobCard job={job} layout="row" isDeleting={isDeleting} />
        </ErrorBoundary>
      )}
    </li>
  );
});
