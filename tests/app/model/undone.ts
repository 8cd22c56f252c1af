/** What was written: what it changes on the screen, and what takes it back. */
import { closeForm, emptyForm, leaveOutbox } from './forms';
import type { Model, Want } from './model';
import { FIELDS, type Draft, type Row } from './server';

export const PASSED = 'Nothing was undone: changed again or deleted meanwhile.';

/** A step of undo: what has changed something, until that is taken back. */
export function noteDone(model: Model, made: Want): void {
  const isLeft = (one: Want) =>
    made.kind === 'put back'
      ? one.kind !== 'delete' || one.id !== made.id
      : one !== made.undoes && (!one.batch || one.batch !== made.undoes?.batch);
  model.done = model.done.filter(isLeft);
  const isStep = made.kind === 'delete' || changedBy(made).length > 0;
  if (isStep && made.undoes === undefined) model.done.push(made);
  model.done.sort((one, other) => one.order - other.order);
}

/** The fields that an update has changed. */
export function changedBy({ kind, changes, before }: Want): (keyof Draft)[] {
  const isUpdate = kind === 'status' || kind === 'edit';
  return FIELDS.filter((name) => isUpdate && name in changes && changes[name] !== before?.[name]);
}

/** What was written is shown from now on. */
export function takeOver(model: Model, { kind, id, changes, form, call, isHere }: Want): void {
  const { list, removed, filters } = model;
  const row = list.rows.find(({ _id }) => _id === id);
  const saved = call?.body ?? {};
  Object.assign(row ?? {}, saved);
  if (kind === 'put back') removed.delete(id);
  if (kind === 'edit' || (kind === 'status' && filters.status !== 'all')) {
    // It stays where it is until the list is read for another reason.
    list.total = null;
    model.isStale = true;
  }
  if (kind === 'delete') {
    model.gone.add(id);
    if (isHere) removed.set(id, { ...changes, ...row } as Row);
    list.rows = list.rows.filter((one) => one !== row);
    list.total &&= list.total - 1;
  }
  leaveOutbox(model, form);
  if (emptyForm(model, { id, form }, saved) && isHere) closeForm(model);
}
