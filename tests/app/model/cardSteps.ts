/** What a user does with single applications at their cards, and takes back. */
import { vi } from 'vitest';
import * as batches from './batches';
import * as undone from './undone';
import * as writes from './writes';
import * as screen from './screen';
import { drawCard, need, type Drawn } from './drawn';
import { NotPossible } from './server';

export const CARD_STEPS = {
  async chooseStatus(tab: Drawn) {
    const { card, id } = drawCard(tab);
    const { badge = card, status } = screen.badgeOf(card);
    await tab.hands.click(badge);
    await tab.calm();
    const item = tab.draw(screen.all('[role="menuitemradio"]'));
    await tab.hands.click(item);
    const jobStatus = item.textContent;
    if (jobStatus !== status) writes.want(tab.model, 'status', id, { jobStatus });
  },
  async edit(tab: Drawn) {
    const { card, id } = drawCard(tab);
    need(writes.wantsOf(tab.model, 'edit', id).length === 0);
    await tab.hands.click(tab.draw(screen.all('a', card)));
    await tab.arrive();
  },
  async remove(tab: Drawn) {
    const { card, id } = drawCard(tab);
    const row = tab.model.list.rows.find(({ _id }) => _id === id);
    await tab.hands.dblClick(tab.draw(screen.buttonsOf('delete', card)));
    writes.want(tab.model, 'delete', id, row);
  },
  async putBack({ hands, model, wait, draw }: Drawn) {
    const [id, row] = draw([...model.removed]);
    const { position, company, jobLocation, jobType } = row;
    need(writes.wantsOf(model, 'put back', id).length === 0);
    // A press so soon after that on 'delete' does nothing.
    await wait(2);
    await hands.dblClick(draw(screen.buttonsOf(writes.putBackName(model, row))));
    writes.want(model, 'put back', id, { position, company, jobLocation, jobType });
  },
  async undo({ hands, model }: Drawn) {
    const last = model.done.at(-1);
    const isTyping = document.activeElement?.matches('input, select') ?? false;
    need(model.page !== '/landing' && model.batch === null && !isTyping);
    need(model.wants.length === 0);
    if (last === undefined || model.lost.has(last.id)) throw new NotPossible();
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await hands.keyboard('z');
    if (last.batch) {
      batches.undoSeveral(model, last.batch);
      return;
    }
    const { kind, id, before, changes } = last;
    const row = model.table.get(id);
    const names = undone.changedBy(last);
    if (kind === 'delete') {
      const { position = '', company = '', jobLocation = '', jobType = '' } = before ?? {};
      writes.want(model, 'put back', id, { position, company, jobLocation, jobType });
    } else if (names.every((name) => row?.[name] === changes[name])) {
      const unset = Object.fromEntries(names.map((name) => [name, before?.[name]]));
      Object.assign(writes.want(model, kind, id, unset), { undoes: last, form: undefined });
    } else {
      model.done.pop();
      model.said.add(undone.PASSED);
    }
  },
};
