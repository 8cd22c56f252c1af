/** What is typed into the forms, and what they ask before they send it. */
import { JOB_FIELDS } from '@/jobs/model/job';
import { ASIDE, NEW, type Model, type Want } from './model';
import type { Draft } from './server';
import { shownValue } from './shownValue';

/** What is edited for longer is looked for before it is sent. */
export const RECHECK_MS = 60_000;

/** The form that is open. */
export function openForm({ forms, jobId: id, wants }: Model) {
  const typed = forms.get(id) ?? {};
  forms.set(id, typed);
  return { id, typed, isBusy: wants.some(({ form }) => form === typed) };
}

/** Something is typed into the form that is open, of which these values were shown. */
export function type(model: Model, name: keyof Draft, text: string, values: Partial<Draft>): void {
  const { id, typed } = openForm(model);
  const { bases, openedAt } = model;
  if (!isTyped(model, id)) bases.set(id, { values, openedAt });
  typed[name] = text;
  model.question = null;
}

/** What is asked before these changes are sent: of fields that have other values than the edit was begun from. */
export function questionOf(model: Model, id: string, changes: Partial<Draft>): string | null {
  const [base, row] = [model.bases.get(id)?.values, model.table.get(id)];
  const clashes = JOB_FIELDS.flatMap(({ name, heading }) => {
    const [own, before] = [changes[name], base?.[name]];
    const now = row && shownValue(model, row, name);
    const isClash = row && own !== undefined && own !== before && now !== before && own !== now;
    return isClash ? [`${heading} is "${now}", yours is "${own}"`] : [];
  });
  return clashes.length > 0 ? `Changed meanwhile: ${clashes.join('; ')}. Save yours?` : null;
}

/** What was edited of the outbox in this form waits there no longer. */
export function leaveOutbox(model: Model, form: Partial<Draft> | undefined): void {
  model.outbox = model.outbox.filter((one) => form === undefined || one.form !== form);
}

/** What was typed since is still in the form. Returns whether nothing was. */
export function emptyForm(
  { forms, bases }: Model,
  { id, form }: Pick<Want, 'id' | 'form'>,
  saved: Partial<Draft>,
): boolean {
  const place = [id, ASIDE].find((one) => form && form === forms.get(one));
  if (!form || place === undefined) return false;
  const since = Object.entries(form).filter(
    ([name, text]) => text.trim() !== saved[name as keyof Draft],
  );
  forms.delete(place);
  Object.assign(bases.get(id) ?? {}, { values: saved });
  if (since.length > 0) forms.set(place, Object.fromEntries(since));
  return place !== ASIDE && since.length === 0;
}

/** In place of an edit stands the form of a new application, which begins empty. */
export function closeForm(model: Model): void {
  if (model.jobId !== NEW && isTyped(model, NEW) && !isTyped(model, ASIDE)) swapDrafts(model);
  model.jobId = NEW;
}

/** What was set aside takes the place of what is typed. */
export function swapDrafts({ forms }: Model): void {
  const [typed = {}, aside = {}] = [NEW, ASIDE].map((id) => forms.get(id));
  forms.set(NEW, aside).set(ASIDE, typed);
}

/** Whether something is typed in the form. */
export function isTyped({ forms }: Model, id: string): boolean {
  return Object.keys(forms.get(id) ?? {}).length > 0;
}
