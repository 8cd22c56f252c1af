/** The job whose edit is over. A history entry outlives documents, so anything may stand there. */
export function readClosedId(state: unknown): string | null {
  const { closedId } = (state ?? {}) as { closedId?: unknown };
  return typeof closedId === 'string' ? closedId : null;
}
