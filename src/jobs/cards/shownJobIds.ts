/** The ids of the jobs that can be ticked, as they are seen one after the other. */
export function shownJobIds(): string[] {
  const boxes = document.querySelectorAll<HTMLElement>('[data-tick]');
  return [...boxes].flatMap(({ dataset }) => dataset.tick ?? []);
}
