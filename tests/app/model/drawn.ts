import * as writes from './writes';
import * as screen from './screen';
import type { Model } from './model';
import { NotPossible } from './server';
import type { Tab } from './tab';

/** A tab, and one of some by chance; the step ends with NotPossible where there are none. */
export type Drawn = Tab & { draw: <Entry>(some: readonly Entry[]) => Entry };

let count = 100;

/** Makes a text one that nobody has typed before. */
export function nextCount(): number {
  count += 1;
  return count;
}

/** Ends a step that is not possible as things stand. */
export function need(isPossible: boolean): void {
  if (!isPossible) throw new NotPossible();
}

/** The cards of jobs that can be told from all others, and which nothing is written of. */
export function cardsApart({ table, wants, unsure, lost }: Model) {
  return screen.all('article').flatMap((card) => {
    const rows = [...table.values()].filter(({ position }) => position === screen.textBy(card));
    const [row] = rows;
    const isApart = row && !unsure.has(row._id) && !lost.has(row._id);
    const isWritten = wants.some(({ id }) => id === row?._id);
    return row && isApart && !isWritten && rows.length === 1 ? [{ card, row }] : [];
  });
}

/** A card of a job that can be told from all others, and of which it is known what it is. */
export function drawCard({ model, draw }: Drawn) {
  const card = draw(screen.all('article'));
  const name = screen.textBy(card);
  const rows = [...model.table.values()].filter(({ position }) => position === name);
  const { _id: id } = draw(rows);
  need(
    rows.length === 1 && !model.unsure.has(id) && writes.wantsOf(model, 'delete', id).length === 0,
  );
  return { card, id };
}
