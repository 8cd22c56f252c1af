let isWanted = false;

/** Puts the focus into the search box, at once or as soon as the list is opened. */
export function focusSearch(): void {
  const box = document.querySelector<HTMLElement>('[role="search"] [name="search"]');
  isWanted = box === null;
  box?.focus();
}

/** Puts the focus into the search box that has come, if it is wanted there. */
export function focusWantedSearch(): void {
  if (isWanted) focusSearch();
}
