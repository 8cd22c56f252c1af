const endings: (() => void)[] = [];

/**
 * Does this after each test of every file from now on. Files share what they import, so that a hook
 * in an imported module would be one of the first file alone.
 */
export function afterEachTest(ending: () => void): void {
  endings.push(ending);
}

/** Called by the setup, once for each test. */
export function endTest(): void {
  for (const ending of endings) ending();
}
