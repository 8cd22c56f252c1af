/** New applications that wait until the server can be reached. */
import { emptyForm, leaveOutbox } from './forms';
import { NEW, type Model, type Want } from './model';
import { LOST, PAUSE_MS, type Call, type Draft } from './server';
import { want } from './writes';

export const KEPT = 'Kept here. It is sent when the server can be reached.';

export const IN_THE_WAY = "'add job' holds another draft. Save or clear it first.";

export const SENT = '1 application sent.';

/** What waits in the outbox, one at a time. */
export function findWaiting({ outbox }: Model) {
  return outbox.find(({ mark }) => mark.startsWith(WAITS));
}

/** What waits is sent, once a read is answered, unless it is being sent already. */
export function sendWaiting(model: Model, isToldWhy: boolean): void {
  const waiting = findWaiting(model);
  if (!waiting || model.wants.some(({ kind }) => kind === 'send')) return;
  Object.assign(want(model, 'send', NEW, waiting.changes), { look: 'due', isHere: isToldWhy });
}

/** What is taken out of the outbox in a pause is not sent after it. */
export function leaveUnsent(model: Model, changes: Partial<Draft>): void {
  const isUnsent = ({ kind, call, look }: Want) =>
    kind === 'send' && call === null && (look === undefined || look === 'due');
  model.wants = model.wants.filter((one) => !(one.changes === changes && isUnsent(one)));
}

export const WAITS = 'not sent yet';

export const EDITED = "edited in 'add job', which sends it";

/** Before a new application is sent. Where nobody answers it is kept, or goes on waiting. */
export function hearLook(model: Model, looking: Want, call: Call, whyNone: string): void {
  const { kind, changes, isHere, form, id } = looking;
  const { status, body } = call.answer ?? LOST;
  looking.look = undefined;
  if (status === 429 && kind === 'send')
    Object.assign(looking, { look: 'due', pausedUntil: call.answeredAt + PAUSE_MS });
  else if (status === 429) {
    const { msg = '' } = body as { msg?: string };
    model.wants = model.wants.filter((one) => one !== looking);
    if (isHere) model.said.add(msg);
    if (isHere && form === model.forms.get(id)) model.formError = msg;
  }
  const isTaken = kind === 'send' && !model.outbox.some((one) => one.changes === changes);
  if (status !== 0 && !isTaken) return;
  model.wants = model.wants.filter((one) => one !== looking);
  if (kind === 'send' && status === 0 && isHere) model.said.add(whyNone);
  if (kind === 'send') return;
  leaveOutbox(model, looking.form);
  model.outbox.push({ changes, mark: WAITS });
  if (isHere) model.said.add(KEPT);
  emptyForm(model, looking, changes);
}

/** What is said of what is kept; null where it is sent. */
export function markKept(model: Model, { changes }: Want, mark: string | null): void {
  const others = model.outbox.filter((one) => one.changes !== changes);
  model.outbox = mark === null ? others : [...others, { changes, mark }];
}

const RECORDED = 'The answer was lost, but this application was recorded.';
const NOT_RECORDED = 'The answer was lost, and this was not recorded. It can be sent again.';

/** All applications were read: that tells of those whose answers were lost. */
export function settleAdds(model: Model, call: Call): void {
  const told = model.unsureAdds.filter(({ since }) => call.sentAt >= since);
  model.unsureAdds = model.unsureAdds.filter((one) => !told.includes(one));
  for (const one of told) {
    const { kind, id, form, changes } = one.want;
    const isRecorded = (one.call.reached?.status ?? 500) < 400;
    const { msg = NOT_RECORDED } = (one.call.answer?.body ?? {}) as { msg?: string };
    if (kind === 'send') {
      const others = model.outbox.filter((kept) => kept.changes !== changes);
      const isThere = others.length < model.outbox.length;
      model.outbox = isThere && !isRecorded ? [...others, { changes, mark: msg }] : others;
    } else if (kind === 'put back') {
      if (isRecorded) model.removed.delete(id);
    } else if (model.formError !== '' && form === model.forms.get(NEW))
      model.formError = isRecorded ? RECORDED : msg;
  }
}
