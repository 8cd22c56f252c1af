import { isComposing } from './isComposing';

/**
 * Lets Enter act once where it is held: what its first press opens or leads to is not pressed as well. In a text of
 * several lines it is left alone. Returns how to end this.
 */
export function ignoreHeldEnter(): () => void {
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    if (key !== 'Enter' || !repeat || isComposing(event)) return;
    if (target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the page hears of it.
  window.addEventListener('keydown', handleKeyDown, true);
  return () => window.removeEventListener('keydown', handleKeyDown, true);
}
