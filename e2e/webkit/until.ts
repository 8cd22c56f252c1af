const PATIENCE_MS = 20_000;

/** Repeats a look until it finds something. */
export async function until<Found>(
  look: () => Promise<Found | null>,
  tell: () => Promise<string>,
): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(await tell());
    await nothingAfter(50);
  }
}

/** Resolves with null once so much time has passed. */
export function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(null);
    }, milliseconds);
  });
}
