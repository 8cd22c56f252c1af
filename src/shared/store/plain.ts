import { current, isDraft, type Draft } from '@reduxjs/toolkit';

/**
 * What a reducer walks through: as it is now, outside of the draft, which would make a proxy of each entry. Is not to
 * be changed itself.
 */
export function plain<Value>(value: Value): Value {
  return isDraft(value) ? current(value as Draft<Value>) : value;
}
