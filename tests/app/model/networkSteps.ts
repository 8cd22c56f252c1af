/** What happens beside the user: answers, time, other tabs. */
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { forward } from '../../support/handlers';
import * as listPage from './listPage';
import { need, nextCount, type Drawn } from './drawn';
import { FATES, writeElsewhere } from './server';

export const NETWORK_STEPS = {
  /** The session ends on the server, as by another tab. */
  expire: () => forward(new Request(`${location.origin}/api/v1/auth/logout`)),
  /** Another tab changes a status, deletes a job or adds one. */
  async elsewhere({ model, draw }: Drawn) {
    const method = draw(['PATCH', 'PATCH', 'DELETE', 'POST'] as const);
    const row = draw([...model.table.values()]);
    const { _id: id, ...fields } = row;
    // Of what is written here, too, the server has what comes last.
    const isApart = ![...model.wants, ...model.done].some((one) => one.id === id);
    const isFormLeft = model.jobId !== id && !model.forms.has(id);
    need(model.page !== '/landing' && navigator.onLine);
    need(isApart && !model.lost.has(id) && (isFormLeft || method !== 'DELETE'));
    const jobStatus = draw(STATUS_ORDER.filter((status) => status !== fields.jobStatus));
    const position = method === 'POST' ? `Cook ${nextCount()}` : fields.position;
    const changed = { ...row, position, jobStatus };
    const { job } = await writeElsewhere(method, changed);
    listPage.hearElsewhere(model, method, method === 'POST' && job ? job : changed);
  },
  decide({ underWay, decide, draw }: Drawn) {
    const [call, fate] = [draw(underWay()), draw(FATES)];
    // Of a day that is refused the tests of kept days tell: it is sent once more without it.
    need(fate !== 422 || call.body?.createdAt === undefined);
    // Of a limit that is refused those of the collection tell: what is read then looks like pages of the list.
    need(fate !== 422 || !call.path.includes('&limit='));
    return decide(call, fate);
  },
  /** The server asks for a pause in place of a write. */
  pause({ underWay, decide, draw }: Drawn) {
    const writes = underWay().filter(({ method }) => method !== 'GET');
    return decide(draw(writes), 429);
  },
  reach: ({ underWay, reach, draw }: Drawn) => reach(draw(underWay())),
  rest: ({ rest, draw }: Drawn) => rest([draw([0, 1, 2, 3]), draw([0, 1, 2, 3])]),
  wait: ({ wait, draw }: Drawn) => wait(draw([1, 30])),
  async breakOff({ underWay, decide, draw }: Drawn) {
    draw(underWay());
    for (const call of underWay()) await decide(call, 'unsent');
  },
};
