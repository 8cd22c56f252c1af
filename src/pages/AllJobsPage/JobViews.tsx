import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { ListView } from '@/features/list/ListView';
import {
  listLeft,
  selectHasPlaces,
  selectHasNothing,
  selectIsListLoading,
  selectListReading,
  selectNumOfPages,
  selectOutbox,
  selectQuery,
  selectView,
} from '@/jobs/allJobsSlice';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { CardMode } from '@/jobs/cards/CardMode';
import { fetchJobs } from '@/jobs/list';
import { AsOf } from '@/jobs/offline/AsOf';
import type { Job } from '@/jobs/api/contract';
import { addressOf, paths } from '@/shared/config/paths';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useRead, type Read } from '@/shared/store/useRead';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { OptionalPart } from '@/shared/ui/PartBoundary';
import { SpinnerRing } from '@/shared/ui/Spinner';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { DeferredAfterLink } from './DeferredAfterLink';
import { BoardView } from './BoardView';
import { JobLinks } from './JobLinks';
import { Overlay, Section } from './JobViews.styles';
import { ListHeader } from './ListHeader';
import { ScrollRestoration } from './ScrollRestoration';
import { SelectionPart } from './SelectionPart';

type Props = {
  /** What else can be done with the list, beside its count. */
  actions: ReactNode;
  /** Saves these jobs as a file, and resolves with its name. */
  onExport: (jobs: Job[]) => Promise<string>;
};

const Outbox = lazyPart(async () => (await import('./Outbox')).Outbox);

/** For the board, too, which shows how many there are and how many of them it has no column for. */
const LIST: Read = {
  find: (state) => ({ reading: selectListReading(state), key: jobPagePath(selectQuery(state)) }),
  start: (dispatch, state) => dispatch(fetchJobs(selectQuery(state))),
  toast: fetchJobs.typePrefix,
};

/**
 * The jobs that pass the filters, and whatever else there is to say about them. Each part looks up
 * what it shows, so that a filter renders its own few parts and not the whole.
 */
export function JobViews({ actions, onExport }: Props) {
  const isBoard = useAppSelector(selectView) === 'board';
  const hasNothing = useAppSelector(selectHasNothing);
  const dispatch = useAppDispatch();
  const topRef = useRef<HTMLDivElement>(null);
  const selectRef = useRef<HTMLButtonElement>(null);
  const [areCardsShown, setAreCardsShown] = useState(false);
  useRead(LIST);

  useEffect(
    () => () => {
      dispatch(listLeft(window.location.pathname === addressOf(paths.addJob)));
    },
    [dispatch],
  );

  const handleShown = useCallback(() => setAreCardsShown(true), []);

  const focusTop = useCallback(() => topRef.current?.focus({ preventScroll: true }), []);
  const goToTop = useCallback(() => {
    focusTop();
    topRef.current?.scrollIntoView();
  }, [focusTop]);

  return (
    <>
      {/* Outside of what is busy, where nothing is announced. */}
      <LoadingStatus />
      <AsOf of={isBoard ? 'board' : 'list'} />
      <OutboxPart />
      <BusySection>
        <ListHeader topRef={topRef} selectRef={selectRef} actions={actions} />
        {!isBoard && <LoadingRing />}
        <DeferredAfterLink>
          <CardMode>
            <JobLinks key={isBoard ? 'board' : 'list'}>
              {isBoard ? (
                !hasNothing && <BoardView onShown={handleShown} />
              ) : (
                <ListView onShown={handleShown} onFocusLost={focusTop} onPageChange={goToTop} />
              )}
            </JobLinks>
          </CardMode>
        </DeferredAfterLink>
        <SelectionPart onExport={onExport} selectRef={selectRef} />
        <ScrollRestoration isReady={areCardsShown} />
      </BusySection>
    </>
  );
}

function OutboxPart() {
  const isFilled = useAppSelector((state) => selectOutbox(state).length > 0);
  return <OptionalPart name="Outbox">{isFilled && <Outbox />}</OptionalPart>;
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
    <Section aria-label="jobs" aria-busy={isLoading && !isBoard} $hasPages={hasPages && !isBoard}>
      {children}
    </Section>
  );
}

function LoadingRing() {
  const isLoading = useAppSelector(selectIsListLoading);
  const hasPlaces = useAppSelector(selectHasPlaces);
  if (!isLoading || !hasPlaces) return null;
  return (
    <Overlay>
      <SpinnerRing />
    </Overlay>
  );
}
