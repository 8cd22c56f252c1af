import { useCallback, useRef, type ReactNode } from 'react';
import { selectIsListLoading, selectNumOfPages, selectView } from '@/features/allJobs/allJobsSlice';
import { BoardView } from '@/features/allJobs/view/BoardView';
import type { Job } from '@/shared/api/contract';
import { useAppSelector } from '@/shared/store/withTypes';
import { SpinnerRing } from '@/shared/ui/Spinner';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { BehindLink } from './BehindLink';
import { Overlay, Section } from './JobList.styles';
import { ListHeader } from './ListHeader';
import { ListView } from './ListView';
import { useFetchedList } from './useFetchedList';

type Props = {
  onEdit: (job: Job) => void;
  /** What else can be done with the list, beside its count. */
  actions: ReactNode;
};

/**
 * The jobs that pass the filters, and whatever else there is to say about them. Each part looks up
 * what it shows, so that a filter renders its own few parts and not the whole.
 */
export function JobList({ onEdit, actions }: Props) {
  const isBoard = useAppSelector(selectView) === 'board';
  const topRef = useRef<HTMLDivElement>(null);
  useFetchedList();

  const focusTop = useCallback(() => topRef.current?.focus({ preventScroll: true }), []);
  const goToTop = useCallback(() => {
    focusTop();
    topRef.current?.scrollIntoView();
  }, [focusTop]);

  return (
    <>
      {/* Outside of what is busy, where nothing is announced. */}
      <LoadingStatus />
      <BusySection>
        <ListHeader topRef={topRef} actions={actions} />
        {!isBoard && <LoadingRing />}
        <BehindLink>
          {isBoard ? (
            <BoardView onEdit={onEdit} />
          ) : (
            <ListView onEdit={onEdit} onFocusLost={focusTop} onPageChange={goToTop} />
          )}
        </BehindLink>
      </BusySection>
    </>
  );
}

function LoadingStatus() {
  const isLoading = useAppSelector(selectIsListLoading);
  return <VisuallyHidden role="status">{isLoading && 'loading jobs'}</VisuallyHidden>;
}

function BusySection({ children }: { children: ReactNode }) {
  const isLoading = useAppSelector(selectIsListLoading);
  const isBoard = useAppSelector(selectView) === 'board';
  const hasPages = useAppSelector(selectNumOfPages) > 1;

  return (
    <Section aria-label="jobs" aria-busy={isLoading && !isBoard} $hasPages={hasPages}>
      {children}
    </Section>
  );
}

function LoadingRing() {
  const isLoading = useAppSelector(selectIsListLoading);
  if (!isLoading) return null;
  return (
    <Overlay>
      <SpinnerRing />
    </Overlay>
  );
}
