const STORAGE_KEY = 'keys';

let isOff = false;

/** Whether single keys do something, as chosen on this device. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return !isOff;
  }
}

/** Turns single keys on or off, and remembers it. Without storage it holds for this visit. */
export function turnKeys(isOn: boolean): void {
  isOff = !isOn;
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // The choice then lasts as long as the page.
  }
}
