import { memo, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { columnStale, selectColumns } from '@/jobs/allJobsSlice';
import { selectShownColumns } from '@/jobs/reads/shownJobs';
import type { JobStatus } from '@/shared/config/options';
import { errorOf, isLoading } from '@/shared/store/reading';
import { useRead } from '@/shared/store/useRead';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { ErrorState } from '@/shared/ui/ErrorState';
import { SpinnerRing } from '@/shared/ui/Spinner';
import { BoardCard } from './BoardCard';
import { CardFrames } from './CardFrames';
import { columnRead, readMore, selectIsColumnRead } from './boardSelectors';
import { Cards, Frame, Group, Heading } from './Board.styles';
import { cardsId, ColumnName, panelId, tabId } from './ColumnTabs';
import { useGroups } from '@/jobs/cards/groups';
import { LoadMore } from '@/shared/ui/LoadMore';
import { agree } from '@/shared/text/agree';

type Props = {
  status: JobStatus;
  /** Whether it is one of several of which only one is seen, chosen by its tab. */
  isOneByOne: boolean;
  isActive: boolean;
};

/** Scroll offsets by read key, restored on return. */
const scrolled = new Map<string, number>();

/** The applications of one status, read on as their end comes near. */
export const BoardColumn = memo(function BoardColumn({ status, isOneByOne, isActive }: Props) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector((state) => selectShownColumns(state)[status].ids, shallowEqual);
  const { reading, total, extent, unreadable } = useAppSelector(
    (state) => selectColumns(state)[status],
  );
  const isRead = useAppSelector((state) => selectIsColumnRead(state, status));
  useRead(useMemo(() => columnRead(status), [status]));
  const groups = useGroups(ids, 6);
  const headingId = useId();
  const isBusy = isLoading(reading);
  const error = errorOf(reading);
  const frameRef = useRef<HTMLElement>(null);
  const key = reading.key ?? '';

  useLayoutEffect(() => {
    // Nothing was asked for yet in this session.
    if (key === '') scrolled.clear();
    if (frameRef.current) frameRef.current.scrollTop = scrolled.get(key) ?? 0;
  }, [key]);

  return (
    <Frame
      ref={frameRef}
      id={panelId(status)}
      role={isOneByOne ? 'tabpanel' : undefined}
      aria-labelledby={isOneByOne ? tabId(status) : headingId}
      tabIndex={-1}
      inert={isOneByOne && !isActive}
      data-column={status}
      onScroll={({ currentTarget }) => scrolled.set(key, currentTarget.scrollTop)}
    >
      <Heading id={headingId} $isInTab={isOneByOne}>
        <ColumnName status={status} />
      </Heading>
      <Cards id={cardsId(status)} role="list" aria-busy={isBusy} aria-labelledby={headingId}>
        {groups.map((group) => (
          <Group key={group.key}>
            {group.ids.map((id) => (
              <BoardCard key={id} id={id} column={status} />
            ))}
          </Group>
        ))}
      </Cards>
      {ids.length === 0 && isRead && extent === 'all' && <p>no applications</p>}
      {unreadable > 0 && (
        <p>{`${unreadable} cannot be read and ${agree(unreadable, 'is', 'are')} not shown.`}</p>
      )}
      {isBusy && (reading.shownKey === null ? <CardFrames /> : <SpinnerRing />)}
      {error && <ErrorState error={error} onRetry={() => dispatch(columnStale(status))} />}
      {extent !== 'unread' && extent !== 'all' && !error && (
        <LoadMore
          describedBy={headingId}
          isBusy={isBusy}
          scroller={isOneByOne ? null : frameRef}
          isAhead={total !== null && (!isOneByOne || isActive)}
          onRead={() => dispatch(readMore(status))}
        />
      )}
    </Frame>
  );
});
