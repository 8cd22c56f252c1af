import { useEffect, useEffectEvent } from 'react';

/** Handles an event of the document while the component is mounted; with `isFirst` before anything in the page does. */
export function useDocumentEvent<Name extends keyof DocumentEventMap>(
  name: Name,
  handle: (event: DocumentEventMap[Name]) => void,
  isFirst = false,
): void {
  const listener = useEffectEvent(handle);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener(name, listener, { capture: isFirst, signal });
    return () => controller.abort();
  }, [name, isFirst]);
}
