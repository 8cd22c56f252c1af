import { Component, type RefObject } from 'react';
import type { Columns } from '@/features/allJobs/jobs/allJobsState';
import type { ShownColumn } from '@/features/allJobs/jobs/columns';
import type { JobStatus } from '@/shared/config/options';
import { useAppSelector } from '@/shared/store/withTypes';
import { STATUS_ORDER } from '@/shared/ui/statusLooks';
import { selectShownColumns } from './boardSelectors';

type Props = {
  boardRef: RefObject<HTMLElement | null>;
  /** Whether one column is seen at a time. */
  isOneByOne: boolean;
};

/** Marks cards that have moved to another column until the next press, and keeps the focus there. */
export function MovedCards(props: Props) {
  return <ColumnChanges {...props} columns={useAppSelector(selectShownColumns)} />;
}

/** A class, since no hook reads the document before it is changed. */
class ColumnChanges extends Component<Props & { columns: Columns<ShownColumn> }> {
  override getSnapshotBeforeUpdate() {
    const focused = document.activeElement;
    const card = focused?.closest<HTMLElement>('[data-job]');
    if (!focused || !card) return null;
    return { id: card.dataset.job, control: controlsOf(card).findIndex((one) => one === focused) };
  }

  override componentDidUpdate(
    { columns: before }: { columns: Columns<ShownColumn> },
    _: unknown,
    focused: ReturnType<ColumnChanges['getSnapshotBeforeUpdate']>,
  ) {
    if (this.props.columns === before) return;
    const from = columnsById(before);
    for (const [id, status] of columnsById(this.props.columns)) {
      const left = from.get(id);
      if (left === undefined || left === status) continue;
      mark(this.findCard(id));
      if (id === focused?.id) this.keepFocus(id, focused.control, left, before[left].ids);
    }
  }

  /** One by one, the reader stays in the column that is seen, on the card beside the one that left. */
  keepFocus(id: string, control: number, left: JobStatus, ids: readonly string[]) {
    const { columns, isOneByOne } = this.props;
    const place = ids.indexOf(id);
    const beside = [ids[place + 1], ids[place - 1]].find((other = '') =>
      columns[left].ids.includes(other),
    );
    const card = this.findCard(isOneByOne ? beside : id);
    const column = isOneByOne ? this.find(`[data-column="${left}"]`) : undefined;
    (controlsOf(card)[control] ?? column)?.focus({ preventScroll: true });
    if (!isOneByOne) card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  findCard(id = ''): HTMLElement | undefined {
    return this.find(`[data-job="${CSS.escape(id)}"]`);
  }

  find(selector: string): HTMLElement | undefined {
    return this.props.boardRef.current?.querySelector<HTMLElement>(selector) ?? undefined;
  }

  override render() {
    return null;
  }
}

function columnsById(columns: Columns<ShownColumn>): Map<string, JobStatus> {
  return new Map(STATUS_ORDER.flatMap((status) => columns[status].ids.map((id) => [id, status])));
}

function controlsOf(card: HTMLElement | undefined): HTMLElement[] {
  return [...(card?.querySelectorAll<HTMLElement>('a, button') ?? [])];
}

function mark(card: HTMLElement | undefined) {
  card?.setAttribute('data-landed', '');
  const unmark = () => card?.removeAttribute('data-landed');
  window.addEventListener('pointerdown', unmark, { once: true, capture: true });
}
