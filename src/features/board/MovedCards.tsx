import { Component, type RefObject } from 'react';
import { selectColumnIds } from '@/jobs/reads/found';
import { cardAt, controlsOf, findCard } from '@/jobs/cards/cardElements';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import type { JobStatus } from '@/jobs/model/statuses';
import { useAppSelector } from '@/shared/store/withTypes';
import { panelId } from './ColumnTabs';

type Columns = ReturnType<typeof selectColumnIds>;
type Props = {
  boardRef: RefObject<HTMLElement | null>;
  /** Whether one column is seen at a time. */
  isOneByOne: boolean;
};

/** Marks moved cards until the next press. Keeps the focus on a moved card, or beside one that is gone. */
export function MovedCards(props: Props) {
  return <ColumnChanges {...props} columns={useAppSelector(selectColumnIds)} />;
}

/** A class, since no hook reads the document before it is changed. */
class ColumnChanges extends Component<Props & { columns: Columns }> {
  override getSnapshotBeforeUpdate() {
    const focused = document.activeElement;
    const card = cardAt(focused);
    if (!focused || !card) return null;
    return { id: card.dataset.job, control: controlsOf(card).findIndex((one) => one === focused) };
  }

  override componentDidUpdate(
    { columns: before }: { columns: Columns },
    _: unknown,
    focused: ReturnType<ColumnChanges['getSnapshotBeforeUpdate']>,
  ) {
    if (this.props.columns === before) return;
    const now = columnsById(this.props.columns);
    for (const [id, left] of columnsById(before)) {
      const status = now.get(id);
      if (status === left) continue;
      if (status !== undefined) mark(findCard(id));
      if (id === focused?.id) this.keepFocus(id, focused.control, left, before[left] ?? []);
    }
  }

  /** The focus stays in the column, on the card beside the one that is gone. */
  keepFocus(id: string, control: number, left: JobStatus, ids: readonly string[]) {
    const { columns, isOneByOne } = this.props;
    const place = ids.indexOf(id);
    const beside = [...ids.slice(place + 1), ...ids.slice(0, place).toReversed()].find((other) =>
      columns[left]?.includes(other),
    );
    const card = (isOneByOne ? null : findCard(id)) ?? findCard(beside ?? '');
    (controlsOf(card)[control] ?? document.getElementById(panelId(left)))?.focus({
      preventScroll: true,
    });
    if (!isOneByOne) card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  override render() {
    return null;
  }
}

function columnsById(columns: Columns): Map<string, JobStatus> {
  return new Map(
    STATUS_ORDER.flatMap((status) => (columns[status] ?? []).map((id) => [id, status])),
  );
}

function mark(card: HTMLElement | null) {
  card?.setAttribute('data-landed', '');
  const unmark = () => card?.removeAttribute('data-landed');
  window.addEventListener('pointerdown', unmark, { once: true, capture: true });
}
