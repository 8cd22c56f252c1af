import { readEntry, writeEntry } from './storage';

const STORAGE_KEY = 'keys';

let isOff = false;

/** Whether single keys do something, as chosen on this device. */
export function areKeysOn(): boolean {
  const entry = readEntry('localStorage', STORAGE_KEY);
  return entry === undefined ? !isOff : entry !== 'off';
}

/** Turns single keys on or off, and remembers it. Without storage it holds for this visit. */
export function turnKeys(isOn: boolean): void {
  isOff = !isOn;
  writeEntry('localStorage', STORAGE_KEY, isOn ? null : 'off');
}
