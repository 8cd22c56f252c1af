/** '1 application' or 'n applications'. */
export function countText(count: number): string {
  return count === 1 ? '1 application' : `${count} applications`;
}
