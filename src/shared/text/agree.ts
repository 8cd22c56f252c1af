/** The one of two words or phrases that goes with a count: agree(1, 'is', 'are') is 'is'. */
export function agree(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
