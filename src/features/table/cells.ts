import { cardAt } from '@/jobs/cards/cardElements';

/** The cells of the row in which an element stands; none elsewhere. */
export function cellsAt(target: EventTarget | null): HTMLElement[] {
  const row = cardAt(target);
  return row instanceof HTMLTableRowElement ? [...row.cells] : [];
}

/** Whether a narrow table leaves a cell out. */
export function isShown(cell: HTMLElement): boolean {
  return getComputedStyle(cell).display !== 'none';
}

/** The cell with a field that is so many places away in its row, of those that are shown; null for none. */
export function nextCell(target: Element | null, step: 1 | -1): HTMLElement | null {
  const cells = cellsAt(target).filter((cell) => cell.dataset.field !== undefined && isShown(cell));
  return cells[cells.findIndex((cell) => cell.contains(target)) + step] ?? null;
}
