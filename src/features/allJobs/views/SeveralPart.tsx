import { Suspense } from 'react';
import { selectIsTicking, selectRemovedTogether } from '@/features/allJobs/jobs/allJobsSlice';
import type { Job } from '@/shared/api/contract';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useAppSelector } from '@/shared/store/withTypes';
import { PartBoundary } from '@/shared/ui/PartBoundary';

type Props = { onExport: (jobs: Job[]) => Promise<string> };

const Several = lazyPart(
  'Several',
  async () => (await import('@/features/allJobs/several/Several')).Several,
);

/** Loads the bar while its button is pointed at or focused; a failure shows at the press. */
export function preloadSeveral() {
  void Several.preload().catch(() => undefined);
}

/** What can be done with several jobs, whose code is loaded when they are selected for the first time. */
export function SeveralPart(props: Props) {
  const isTicking = useAppSelector(selectIsTicking);
  const hasRemoved = useAppSelector((state) => selectRemovedTogether(state).length > 0);
  if (!isTicking && !hasRemoved) return null;
  return (
    <PartBoundary name="bar" message="Nothing can be done with several at the moment.">
      <Suspense fallback={null}>
        <Several {...props} />
      </Suspense>
    </PartBoundary>
  );
}
