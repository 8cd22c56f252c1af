/** Global, since the start script and the bundle share no modules. */
const shared = globalThis as { hasStarted?: boolean };

/** Says that the bundle has run to its end. */
export function noteStart(): void {
  shared.hasStarted = true;
}

/** Whether the bundle has run to its end. */
export function hasStarted(): boolean {
  return shared.hasStarted === true;
}
