import { trimText } from '@/shared/text/trimText';

/** What the user reads at a required field that was left empty. */
const EMPTY_FIELD = 'Please fill out this field';
/** And of the form with it. */
export const EMPTY_FORM = 'Please fill out all fields';

/** Marks each required field that holds nothing but blanks with a sentence; no entry for the others. */
export function findEmptyFields<Name extends string>(
  names: readonly Name[],
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const empty = names.filter((name) => trimText(values[name]) === '');
  return Object.fromEntries(empty.map((name) => [name, EMPTY_FIELD])) as Partial<
    Record<Name, string>
  >;
}

/** A sentence for an e-mail that cannot be one; no entry for others. */
export function findBadEmail(email: string): { email?: string } {
  const isEmail = /^[^\s@]+@[^\s@]+[.。．｡][^\s@]+$/.test(trimText(email));
  return isEmail ? {} : { email: 'Please type an e-mail like name@example.com' };
}

/** Puts the focus into the first field of the form, in the order of the page, that is named here. */
export function focusFirstField(form: HTMLFormElement, names: readonly string[]): void {
  const field = [...form.elements].find((element) =>
    names.includes(element.getAttribute('name') ?? ''),
  );
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  // Clear of a toast below the top bar.
  field.scrollIntoView({ block: 'center' });
}

/** A copy of the values with the blanks around each of them taken off. */
export function trimValues<Values extends Record<string, string>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, trimText(value)]),
  ) as Values;
}
