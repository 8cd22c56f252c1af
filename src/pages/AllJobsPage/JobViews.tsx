import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { ListView } from '@/features/list/ListView';
import { NoJobs } from '@/features/list/NoJobs';
import { listLeft } from '@/jobs/allJobsSlice';
import { selectIsFromCollection, selectNumOfPages } from '@/jobs/reads/found';
import { selectListReading, selectQuery, selectView } from '@/jobs/reads/listSelectors';
import { selectIsListLoading, selectListState } from '@/jobs/reads/listState';
import { selectIsUnsure, selectOutbox } from '@/jobs/writes/writeSelectors';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { CardMode } from '@/jobs/cards/CardMode';
import { useCollection } from '@/jobs/reads/needCollection';
import { fetchJobs } from '@/jobs/reads/list';
import { AsOf } from '@/jobs/offline/AsOf';
import { addressOf, paths } from '@/shared/config/paths';
import { useRead, type Read } from '@/shared/store/useRead';
import { useAppDispatch, useAppSelector, type RootState } from '@/shared/store/withTypes';
import { optionalPart } from '@/shared/ui/PartBoundary';
import { Late } from '@/shared/ui/Late';
import { SpinnerRing } from '@/shared/ui/Spinner';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { CardsShown } from './CardsShown';
import { DeferredAfterLink } from './DeferredAfterLink';
import { JobLinks } from './JobLinks';
import { Dimmed, Overlay, Section } from './JobViews.styles';
import { RowKeys, LazyView } from './LazyView';
import { ListBar } from './ListBar';
import { ScrollRestoration } from './ScrollRestoration';
import { SelectionPart } from './SelectionPart';
import { useShownView } from './useShownView';

const Outbox = optionalPart('Outbox', async () => (await import('./Outbox')).Outbox);

/** The page of the list, unless what is shown is taken from the collection. */
const LIST: Read = {
  find: (state) => ({
    reading: selectListReading(state),
    key: selectIsFromCollection(state) ? null : jobPagePath(selectQuery(state)),
  }),
  start: (dispatch, state) => dispatch(fetchJobs(selectQuery(state))),
  toast: fetchJobs.typePrefix,
};

const selectParts = (state: RootState) => ({
  chosen: selectView(state),
  hasNothing: selectListState(state) === 'nothing',
  hasOutbox: selectOutbox(state).length > 0,
  // A search is answered first, then completed by what only places tell.
  isCollectionNeeded:
    selectIsFromCollection(state) ||
    // It tells what has become of what may have been recorded.
    selectIsUnsure(state) ||
    (selectQuery(state).search !== '' && selectListReading(state).status === 'fresh'),
});

/**
 * The jobs that pass the filters, and whatever else there is to say about them. Each part looks up
 * what it shows, so that a filter renders its own few parts and not the whole.
 */
export function JobViews() {
  const { chosen, hasNothing, hasOutbox, isCollectionNeeded } = useAppSelector(
    selectParts,
    shallowEqual,
  );
  const view = useShownView(chosen);
  const dispatch = useAppDispatch();
  const topRef = useRef<HTMLDivElement>(null);
  const selectRef = useRef<HTMLButtonElement>(null);
  const [areCardsShown, setAreCardsShown] = useState(false);
  useRead(LIST);
  useCollection(isCollectionNeeded);

  useEffect(
    () => () => {
      dispatch(listLeft(window.location.pathname === addressOf(paths.addJob)));
    },
    [dispatch],
  );

  const handleShown = useCallback(() => setAreCardsShown(true), []);

  const goToTop = useCallback(() => {
    topRef.current?.focus({ preventScroll: true });
    topRef.current?.scrollIntoView();
  }, []);

  return (
    <>
      <ListBar topRef={topRef} selectRef={selectRef} />
      <AsOf of="jobs" />
      {hasOutbox && <Outbox />}
      <BusySection isList={view === 'list'}>
        <NoJobs />
        <DeferredAfterLink>
          <CardMode>
            <JobLinks key={view} areTiles={view === 'board'}>
              {view === 'list' && <ListView onPageShown={goToTop} />}
              {!hasNothing && (
                <LazyView view={view}>
                  <CardsShown onShown={handleShown} />
                </LazyView>
              )}
            </JobLinks>
            {view !== 'table' && <RowKeys />}
          </CardMode>
        </DeferredAfterLink>
        <SelectionPart selectRef={selectRef} />
        <ScrollRestoration isReady={areCardsShown} />
      </BusySection>
    </>
  );
}

type BusyProps = { isList: boolean; children: ReactNode };

const selectBusy = (state: RootState) => ({
  isLoading: selectIsListLoading(state),
  hasPages: selectNumOfPages(state) > 1,
});

/** What is read again while it stands; a part of its own, since loading renders nothing else. */
function BusySection({ isList, children }: BusyProps) {
  const { isLoading, hasPages } = useAppSelector(selectBusy, shallowEqual);

  return (
    <>
      {/* Outside of what is busy, where nothing is announced. */}
      <VisuallyHidden role="status">
        {isLoading && (
          <Late>
            <span>loading jobs</span>
          </Late>
        )}
      </VisuallyHidden>
      <Section aria-label="jobs" aria-busy={isLoading && isList} $hasPages={hasPages && isList}>
        {isLoading && isList && (
          <Late>
            <>
              <Dimmed />
              <Overlay>
                <SpinnerRing />
              </Overlay>
            </>
          </Late>
        )}
        {children}
      </Section>
    </>
  );
}
