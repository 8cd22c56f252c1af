/** What was asked for to be written, and what is shown of it. */
import { takeOut } from './batches';
import type { Model, Want } from './model';
import { pathOf } from './navigation';
import type { Draft, Row } from './server';

export const KINDS = {
  PATCH: ['status', 'edit'],
  POST: ['add', 'put back', 'send'],
  DELETE: ['delete'],
};

export const GONE = 'This application is no longer there.';

export const DONE = {
  PATCH: 'Job Modified...',
  POST: 'Job Created',
  DELETE: 'Success! Job removed',
};

/** The button that puts a job back; where it may be back already, it answers the question. */
export function putBackName({ unsureAdds }: Model, { _id, position, company }: Row): string {
  const isMaybeBack = unsureAdds.some(
    ({ want: { kind, id } }) => kind === 'put back' && id === _id,
  );
  return `put back${isMaybeBack ? ' again' : ''} ${position}, ${company}`;
}

/** The writes of this kind, oldest first, of which it is not known yet what becomes of them. */
export function wantsOf({ wants }: Model, kind: Want['kind'], jobId: string): Want[] {
  return wants.filter((one) => one.kind === kind && one.id === jobId);
}

/** What may be shown of a job: what was read, or chosen since, or is being saved. */
export function valuesOf(model: Model, row: Row, name: keyof Draft) {
  const edits = wantsOf(model, 'edit', row._id).map(({ changes }) => changes[name]);
  const chosen = wantsOf(model, 'status', row._id).at(-1)?.changes;
  return [chosen?.[name] ?? row[name], ...edits];
}

/** The app has to make this write. Of a job's status the last choice counts. */
export function want(
  model: Model,
  kind: Want['kind'],
  id: string,
  changes: Partial<Draft> = {},
): Want {
  const form = ['edit', 'add'].includes(kind) ? model.forms.get(id) : undefined;
  // On a page that was asked for meanwhile a deleted job has no place.
  const isHere = kind !== 'delete' || model.list.path === pathOf(model.filters);
  takeOut(model, id);
  const unsent = wantsOf(model, 'status', id).find(({ call }) => call === null);
  if (kind === 'status') model.wants = model.wants.filter((one) => one !== unsent);
  const order = (model.wantCount += 1);
  const wanted: Want = { kind, id, changes, form, call: null, order, isHere };
  model.wants.push(wanted);
  if (['status', 'edit', 'delete'].includes(kind)) model.refused.delete(id);
  return wanted;
}
