/** What a user does with several applications at once. */
import { STATUS_ORDER } from '@/jobs/model/statuses';
import * as batches from './batches';
import * as screen from './screen';
import { cardsApart, need, type Drawn } from './drawn';
import type { Row } from './server';

export const SEVERAL_STEPS = {
  /** Sets the status of some that can be told from all others, or deletes them. */
  async several(tab: Drawn) {
    const { hands, model, calm, draw } = tab;
    need(model.batch === null);
    const begin = draw(screen.buttonsOf('select'));
    await hands.click(begin.ariaPressed === 'true' ? draw(screen.buttonsOf('clear')) : begin);
    const status = draw([...STATUS_ORDER, null]);
    const chosen = cardsApart(model).filter(({ row }) => row.jobStatus !== status);
    const from = chosen.indexOf(draw(chosen));
    const some = chosen.slice(from, from + 3);
    for (const { card } of some) await hands.click(draw(screen.all('input', card)));
    await calm();
    const bar = screen.sectionOf('selection');
    await hands.click(draw(screen.buttonsOf(status === null ? 'delete' : 'set status', bar)));
    await calm();
    const isChosen = ({ textContent }: Element) => textContent === status;
    const items =
      status === null
        ? screen.buttonsOf('delete', draw(screen.all('dialog')))
        : screen.all('[role="menuitemradio"]').filter(isChosen);
    await hands.click(draw(items));
    const changesOf = (row: Row) => (status === null ? row : { jobStatus: status });
    const parts = some.map(({ row }) => ({ id: row._id, changes: changesOf(row) }));
    if (status === null) batches.wantSeveral(model, 'delete', 'deleted', parts);
    else batches.wantSeveral(model, 'status', `changed to ${status}`, parts);
  },
  async stop({ hands, model, draw }: Drawn) {
    const buttons = screen.buttonsOf('cancel', screen.sectionOf('selection'));
    const button = draw(buttons.filter((one) => !screen.isRefused(one)));
    batches.stopBatch(model);
    await hands.click(button);
  },
};
