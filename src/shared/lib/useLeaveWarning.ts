import { useLayoutEffect } from 'react';

const LEADING_AWAY = 'a[href]:not([href^="#"])';

/**
 * While it is active, the browser asks before the document is left, and links to other pages ask the
 * question, but not those that are opened beside it. Keys, Back and 'logout' lead away without one.
 */
export function useLeaveWarning(isActive: boolean, question: string): void {
  // With the page that it asks about: the end of the work is seen before other effects run.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    const handleClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest(LEADING_AWAY) : null;
      if (link === null || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, true);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
    };
  }, [isActive, question]);
}
