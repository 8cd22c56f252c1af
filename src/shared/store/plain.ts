import { current, isDraft, type Draft } from '@reduxjs/toolkit';

/**
 * What a reducer walks through, or gives to a memoised selector: as it is now, outside of the draft, which would make a
 * proxy of each entry, and which is the same for the memo when it has changed. Is not to be changed itself.
 */
export function plain<Value>(value: Value): Value {
  return isDraft(value) ? current(value as Draft<Value>) : value;
}
