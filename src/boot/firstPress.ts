/**
 * Notes the first press on a link or button of the first paint, which does nothing yet, and presses its
 * counterpart when React has drawn the page in its place.
 */
export function repeatFirstPress(root: Element): void {
  let pressed: string | undefined;

  const note = (event: MouseEvent) => {
    const { clientX: x, clientY: y } = event;
    if (event.composedPath().some((one) => one instanceof HTMLAnchorElement)) return;
    const control = controlsIn(root).find((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left <= x && x < right && top <= y && y < bottom;
    });
    pressed ??= control && nameOf(control);
  };
  const observer = new MutationObserver(() => {
    if ([...root.children].some((child) => child.hasAttribute('data-first-paint'))) return;
    observer.disconnect();
    document.removeEventListener('click', note);
    // To look for it costs a layout.
    if (pressed === undefined) return;
    controlsIn(root)
      .find((each) => nameOf(each) === pressed)
      ?.click();
  });

  // A press on an inert control goes to the element around it.
  document.addEventListener('click', note);
  observer.observe(root, { childList: true });
}

/** By their elements, since the first paint has no components yet. */
function controlsIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a, button')].filter((each) =>
    each.checkVisibility(),
  );
}

/** The same before and after a page knows its user, whose name is the text of one button. */
function nameOf(control: Element): string {
  const names = ['href', 'aria-label', 'aria-expanded'].map((name) => control.getAttribute(name));
  return names.find((name) => name !== null) ?? control.textContent;
}
