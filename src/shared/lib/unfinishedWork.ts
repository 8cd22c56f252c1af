const ENDING = 'jobtrail:ending';

/**
 * Until the returned function is called, the browser asks before the document is left, and the question
 * is asked before the session is ended.
 */
export function guardWork(question: string): () => void {
  const handleUnload = (event: Event) => event.preventDefault();
  const handleEnding = (event: Event) => {
    if (!window.confirm(question)) event.preventDefault();
  };
  window.addEventListener('beforeunload', handleUnload);
  window.addEventListener(ENDING, handleEnding);
  return () => {
    window.removeEventListener('beforeunload', handleUnload);
    window.removeEventListener(ENDING, handleEnding);
  };
}

/** Whether the session may be ended: the user was asked about work that is not done. */
export function mayEndWork(): boolean {
  return window.dispatchEvent(new Event(ENDING, { cancelable: true }));
}
