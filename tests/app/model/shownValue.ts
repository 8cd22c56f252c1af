import type { Model } from './model';
import type { Draft, Row } from './server';

/** What is shown of it by what was asked for last. */
export function shownValue({ wants }: Model, row: Row, name: keyof Draft): string {
  const asked = wants.findLast(({ id, changes }) => id === row._id && name in changes);
  return asked?.changes[name] ?? row[name];
}
