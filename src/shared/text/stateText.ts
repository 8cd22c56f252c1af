/** A text in the state of a location, which outlives documents, so that anything may stand there; else null. */
export function stateText(state: unknown, name: string): string | null {
  const text = (Object(state) as Record<string, unknown>)[name];
  return typeof text === 'string' ? text : null;
}
