/** Several that are written one after the other: what is sent of them, what waits, and what is said at the end. */
import { countText } from '@/jobs/model/countText';
import type { Batch, Model, Unsure, Want } from './model';
import { PAUSE_MS, type Call, type Draft } from './server';
import { PASSED, changedBy, noteDone, takeOver } from './undone';

type Part = Pick<Want, 'id'> & { changes?: Partial<Draft>; undoes?: Want };

/** The app has to write all of these, each once. */
export function wantSeveral(model: Model, kind: Want['kind'], verb: string, parts: Part[]): void {
  const counts = { total: parts.length, done: 0, refused: 0 };
  const batch: Batch = { verb, ...counts, pausedUntil: 0, isStopping: false };
  model.batch = batch;
  for (const { id, changes = {}, undoes } of parts) {
    const order = (model.wantCount += 1);
    const common = { form: undefined, call: null, isHere: false, undoes, batch };
    model.wants.push({ kind, id, changes, order, ...common });
    model.refused.delete(id);
  }
}

/** Those that are sent or are to be sent yet. */
function openOf({ wants, batch }: Model): Want[] {
  return wants.filter((one) => batch !== null && one.batch === batch);
}

/** Those whose answers were lost. */
export function unsureOf({ unsureParts }: Model, batch: Batch): Unsure[] {
  return unsureParts.filter(({ want }) => want.batch === batch);
}

/** Whether one of them may be sent at this time: one at a time, and none in a pause. */
export function maySend(model: Model, { batch }: Want, at: number): boolean {
  if (batch === undefined) return true;
  const { pausedUntil, isStopping } = batch;
  const isSending = openOf(model).some(({ call }) => call !== null);
  const isHeld = isStopping || unsureOf(model, batch).length > 0;
  return !isSending && !isHeld && at >= pausedUntil;
}

/** What the user writes by himself of a job is taken out of what is not sent. */
export function takeOut(model: Model, id: string): void {
  const { batch } = model;
  const taken = openOf(model).filter((one) => one.id === id && one.call === null);
  if (batch === null || taken.length === 0) return;
  batch.total -= taken.length;
  model.wants = model.wants.filter((one) => !taken.includes(one));
  endBatch(model);
}

/** Nothing more is sent; the answer that is on its way counts, but no read is waited for. */
export function stopBatch(model: Model): void {
  if (model.batch === null) return;
  model.batch.isStopping = true;
  model.wants = model.wants.filter((one) => one.batch !== model.batch || one.call !== null);
  if (openOf(model).length === 0) tellEnd(model, model.batch);
}

/** What the app makes of the answer to one of them. */
export function hearPart(model: Model, made: Want, call: Call): void {
  const { batch } = made;
  if (batch === undefined) return;
  const status = call.answer?.status ?? 0;
  if (status === 429 && !batch.isStopping) {
    made.call = null;
    batch.pausedUntil = call.answeredAt + PAUSE_MS;
    return;
  }
  model.wants = model.wants.filter((one) => one !== made);
  const isUnsure = status === 0 || status >= 500;
  if (isUnsure) model.unsureParts.push({ since: call.answeredAt, call, want: made });
  else if (status !== 429) endPart(model, made, status < 400);
  endBatch(model);
}

/** All applications were read, which tells what became of what had no answer, or could not be read. */
export function hearAll(model: Model, call: Call, isAnswered: boolean): void {
  const { batch, unsureParts } = model;
  const told = unsureParts.filter(({ since }) => call.sentAt >= since);
  const isLeft = ({ want }: Unsure) => want.batch !== batch || batch.isStopping;
  for (const one of told) {
    if (isAnswered) endPart(model, one.want, (one.call.reached?.status ?? 500) < 400);
    else if (isLeft(one)) model.lost.add(one.want.id);
  }
  const isOver = (one: Unsure) => told.includes(one) && (isAnswered || isLeft(one));
  model.unsureParts = unsureParts.filter((one) => !isOver(one));
  if (told.length > 0) endBatch(model);
}

function endPart(model: Model, made: Want, isDone: boolean): void {
  const { batch } = made;
  if (isDone) {
    noteDone(model, made);
    takeOver(model, made);
  }
  if (batch) batch[isDone ? 'done' : 'refused'] += 1;
}

function endBatch(model: Model): void {
  const { batch } = model;
  const isOver = batch && openOf(model).length === 0 && unsureOf(model, batch).length === 0;
  if (isOver) tellEnd(model, batch);
}

/** At the end one toast says what became of how many. */
function tellEnd(model: Model, batch: Batch): void {
  const { page, filters, said } = model;
  const { total, done, refused, verb } = batch;
  const unsure = unsureOf(model, batch).length;
  const unsent = total - done - refused - unsure;
  const others = Object.entries({ refused, 'not sure': unsure, 'not sent': unsent });
  const rest = others.filter(([, count]) => count > 0).map(([text, count]) => `, ${count} ${text}`);
  const count = rest.length === 0 ? countText(done) : `${done} of ${countText(total)}`;
  if (total > 0) said.add(`${count} ${verb}${rest.join('')}.`);
  model.isReadDue = page === '/' || (page === '/all-jobs' && filters.view === 'list');
  model.batch = null;
}

/** What stands of these is taken back together, and where nothing does a toast tells. */
export function undoSeveral(model: Model, undone: Batch): void {
  const group = model.done.filter(({ batch }) => batch === undone);
  const parts = group.flatMap((one): Part[] => {
    const { id, kind, before, changes } = one;
    const row = model.table.get(id);
    if (kind === 'delete') {
      const { position = '', company = '', jobLocation = '', jobType = '' } = before ?? {};
      return [{ id, changes: { position, company, jobLocation, jobType }, undoes: one }];
    }
    const names = changedBy(one);
    const unset = Object.fromEntries(names.map((name) => [name, before?.[name]]));
    const stands = names.every((name) => row?.[name] === changes[name]);
    return stands ? [{ id, changes: unset, undoes: one }] : [];
  });
  const [kind, verb] =
    group[0]?.kind === 'delete'
      ? (['put back', 'put back'] as const)
      : (['status', 'changed back'] as const);
  if (parts.length > 0) wantSeveral(model, kind, verb, parts);
  else {
    model.done = model.done.filter((one) => !group.includes(one));
    model.said.add(PASSED);
  }
}
