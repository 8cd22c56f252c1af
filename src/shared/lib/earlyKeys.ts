/** Global, since the start script and the bundle share no modules. */
const shared = globalThis as { takeEarlyKeys?: (() => KeyboardEvent[]) | undefined };

/** Notes the keys pressed before the bundle is there. */
export function noteEarlyKeys(): void {
  const pressed: KeyboardEvent[] = [];
  const note = (event: KeyboardEvent) => {
    pressed.push(event);
    // Or Firefox opens its own search, which what is typed next then goes to.
    if (event.key === '/' && event.target === document.body) event.preventDefault();
  };
  document.addEventListener('keydown', note);
  shared.takeEarlyKeys = () => {
    document.removeEventListener('keydown', note);
    return pressed;
  };
}

/** The keys pressed before, once; from then on none is noted. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const keys = shared.takeEarlyKeys?.() ?? [];
  shared.takeEarlyKeys = undefined;
  return keys;
}
