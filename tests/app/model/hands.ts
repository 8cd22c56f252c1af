import fc from 'fast-check';
import type { Driver } from './driver';
import type { Model, Refusal } from './model';
import { fieldOf } from './screen';

/** How often the user presses where once is enough. */
export const presses = fc.constantFrom(1, 2);

export function often(times: number): string {
  return times === 1 ? '' : ', pressing twice';
}

/** Presses this button or link so many times, whatever it has become by then. */
export async function press(
  { hands }: Pick<Driver, 'hands'>,
  target?: Element,
  times = 1,
): Promise<void> {
  if (target === undefined) throw new Error('There is nothing to press.');
  for (let time = 0; time < times; time += 1) await hands.click(target);
}

/** Puts this text into the field in place of what it holds. */
export async function fill({ hands }: Driver, name: string, text: string): Promise<void> {
  const field = fieldOf(name);
  await hands.clear(field);
  await hands.click(field);
  await hands.paste(text);
}

/** The first element that fits, which may be missing. */
export function find(selector: string): Element | undefined {
  return document.querySelector(selector) ?? undefined;
}

/** The form is not sent, since these of its fields are empty. */
export function refuse(model: Model, form: Refusal, empty: readonly string[]): void {
  form.error = 'Please fill out all fields';
  form.invalid = Object.fromEntries(empty.map((name) => [name, true]));
  model.toasts.add(form.error);
}
