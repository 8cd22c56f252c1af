import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { ListView } from '@/features/list/ListView';
import {
  listLeft,
  selectHasNothing,
  selectIsListLoading,
  selectListReading,
  selectNumOfPages,
  selectOutbox,
  selectReadQuery,
  selectView,
} from '@/jobs/allJobsSlice';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { CardMode } from '@/jobs/cards/CardMode';
import { fetchJobs } from '@/jobs/list';
import { useListQuery } from '@/jobs/ListQuery';
import { AsOf } from '@/jobs/offline/AsOf';
import { addressOf, paths } from '@/shared/config/paths';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useRead, type Read } from '@/shared/store/useRead';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { NOT_HANDHELD as TABLE_ROOM } from '@/shared/styles/media';
import { OptionalPart } from '@/shared/ui/PartBoundary';
import { SpinnerRing } from '@/shared/ui/Spinner';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { DeferredAfterLink } from './DeferredAfterLink';
import { JobLinks } from './JobLinks';
import { Overlay, Section } from './JobViews.styles';
import { CardKeys, LazyView } from './LazyView';
import { ListHeader } from './ListHeader';
import { ScrollRestoration } from './ScrollRestoration';
import { SelectionPart } from './SelectionPart';

const Outbox = lazyPart(async () => (await import('./Outbox')).Outbox);

/** For board and table, too, which shows how many there are and how many of them they have no place for. */
const LIST: Read = {
  find: (state) => ({
    reading: selectListReading(state),
    key: jobPagePath(selectReadQuery(state)),
  }),
  start: (dispatch, state) => dispatch(fetchJobs(selectReadQuery(state))),
  toast: fetchJobs.typePrefix,
};

/**
 * The jobs that pass the filters, and whatever else there is to say about them. Each part looks up
 * what it shows, so that a filter renders its own few parts and not the whole.
 */
export function JobViews() {
  const setQuery = useListQuery();
  const hasRoom = useMediaQuery(TABLE_ROOM);
  const chosen = useAppSelector(selectView) ?? 'list';
  const view = chosen === 'table' && !hasRoom ? 'list' : chosen;
  const hasNothing = useAppSelector(selectHasNothing);
  const dispatch = useAppDispatch();
  const topRef = useRef<HTMLDivElement>(null);
  const selectRef = useRef<HTMLButtonElement>(null);
  const [areCardsShown, setAreCardsShown] = useState(false);
  useRead(LIST);

  useEffect(() => {
    if (view !== chosen) setQuery({ view }, { replace: true });
  }, [setQuery, view, chosen]);

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
      <AsOf of={view === 'board' ? 'board' : 'list'} />
      <OutboxPart />
      <BusySection>
        <ListHeader topRef={topRef} selectRef={selectRef} />
        {view === 'list' && <LoadingRing />}
        <DeferredAfterLink>
          <CardMode>
            <JobLinks key={view}>
              {view === 'list' && (
                <ListView onShown={handleShown} onFocusLost={focusTop} onPageChange={goToTop} />
              )}
              {view !== 'list' && !hasNothing && <LazyView view={view} onShown={handleShown} />}
            </JobLinks>
            {view !== 'table' && <CardKeys />}
          </CardMode>
        </DeferredAfterLink>
        <SelectionPart selectRef={selectRef} />
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
  const isList = useAppSelector(selectView) === 'list';
  const hasPages = useAppSelector(selectNumOfPages) > 1;

  return (
    <Section aria-label="jobs" aria-busy={isLoading && isList} $hasPages={hasPages && isList}>
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
