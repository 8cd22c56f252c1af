/** Fails a build at its end when one of these names was never met: its library has changed. */
export function failWhereUnused(names: Iterable<string>) {
  const missing = new Set(names);
  return {
    add: (name: string) => missing.delete(name),
    check: () => {
      if (missing.size > 0) throw new Error(`Nothing built matches ${[...missing].join(', ')}.`);
    },
  };
}
