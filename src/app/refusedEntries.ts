/**
 * Lets the page go on where the browser refuses an entry of the history, as Safari and Firefox do after so many in a
 * time: its address then stays as it was. Another page is opened by a load, which is what the router does at a refusal.
 */
export function tolerateRefusedEntries(): void {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.replaceState = (...entry) => {
    try {
      replace(...entry);
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown;
    }
  };
  history.pushState = (...entry) => {
    try {
      push(...entry);
    } catch (thrown) {
      if (!isRefusal(thrown) || !isOfThisPage(entry[2])) throw thrown;
    }
  };
}

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'SecurityError';
}

function isOfThisPage(url: string | URL | null = ''): boolean {
  return new URL(url ?? '', location.href).pathname === location.pathname;
}
