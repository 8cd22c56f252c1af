type Reporter = (error: unknown, context: string) => void;

const writeToConsole: Reporter = (error, context) => {
  console.error(`[${context}]`, error);
};

let reporter = writeToConsole;
const reported = new WeakSet<object>();

/** Replaces where unexpected errors go, for instance to a monitoring service. */
export function setErrorReporter(next: Reporter): void {
  reporter = next;
}

/**
 * Reports an error nobody expected, once however many places it comes by; `context` names the
 * part of the app it came from. Never throws.
 */
export function reportError(error: unknown, context: string): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  try {
    reporter(error, context);
  } catch (failure) {
    writeToConsole(failure, 'reporter');
    writeToConsole(error, context);
  }
}
