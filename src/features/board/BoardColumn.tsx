import { memo, useId, useLayoutEffect, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { selectCollection } from '@/jobs/reads/collection';
import { selectColumnIds } from '@/jobs/reads/found';
import { selectQuery } from '@/jobs/reads/listSelectors';
import { selectIsListLoading } from '@/jobs/reads/listState';
import { useGroups } from '@/jobs/cards/groups';
import type { JobStatus } from '@/jobs/model/statuses';
import { useAppSelector } from '@/shared/store/withTypes';
import { BoardCard } from './BoardCard';
import { CardFrames } from './CardFrames';
import { Cards, Frame, Group, Heading } from './Board.styles';
import { cardsId, ColumnName, panelId, tabId } from './ColumnTabs';

type Props = {
  status: JobStatus;
  /** Whether it is one of several of which only one is seen, chosen by its tab. */
  isOneByOne: boolean;
  isActive: boolean;
};

const NONE: string[] = [];

/** Scroll offsets by column and query, restored on return. */
const scrolled = new Map<string, number>();

/** The applications of one status. */
export const BoardColumn = memo(function BoardColumn({ status, isOneByOne, isActive }: Props) {
  const ids = useAppSelector((state) => selectColumnIds(state)[status] ?? NONE, shallowEqual);
  const isBusy = useAppSelector(selectIsListLoading);
  const query = useAppSelector(selectQuery);
  const isUnread = useAppSelector((state) => selectCollection(state).asOf === null);
  const groups = useGroups(ids, 6);
  const headingId = useId();
  const frameRef = useRef<HTMLElement>(null);
  const key = JSON.stringify([status, query]);

  useLayoutEffect(() => {
    // Nothing was read yet in this session.
    if (isUnread) scrolled.clear();
    if (frameRef.current) frameRef.current.scrollTop = scrolled.get(key) ?? 0;
  }, [key, isUnread]);

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
      {ids.length === 0 && (isBusy ? <CardFrames /> : <p>no applications</p>)}
    </Frame>
  );
});
