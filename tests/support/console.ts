import { format } from 'node:util';

type Kind = 'error' | 'warn';
type Line = { kind: Kind; text: string };

let lines: Line[] = [];
let announced: { kind: Kind; pattern: RegExp }[] = [];

/** Says something about the machine only: how long the store's own checks took. */
const SLOW_CHECK = 'InvariantMiddleware took';

/** Announces what the test makes the app write to the console; it fails when that never comes. */
export function expectConsole(kind: Kind, pattern: RegExp): void {
  announced.push({ kind, pattern });
}

/** Keeps what is written as an error or a warning from now on, in place of showing it. */
export function watchConsole(): void {
  lines = [];
  announced = [];
  for (const kind of ['error', 'warn'] as const) {
    console[kind] = (...args: unknown[]) => {
      const text = format(...args);
      if (!text.includes(SLOW_CHECK)) lines.push({ kind, text });
    };
  }
}

/** Hands what the app reports as unexpected to this function, in place of the console, for this test. */
export function watchReports(report: (error: unknown, context: string) => void): void {
  const write = console.error;
  console.error = (...args: unknown[]) => {
    const [, context] = /^\[(.+)\]$/.exec(String(args[0])) ?? [];
    if (context === undefined) write(...args);
    else report(args[1], context);
  };
}

/** Throws when something was written unannounced, or announced and not written. */
export function checkConsole(): void {
  const isMatch = (line: Line, { kind, pattern }: (typeof announced)[number]) =>
    line.kind === kind && pattern.test(line.text);
  const surprises = lines.filter((line) => !announced.some((entry) => isMatch(line, entry)));
  const missing = announced.filter((entry) => !lines.some((line) => isMatch(line, entry)));
  const complaints = [
    ...surprises.map(({ kind, text }) => `console.${kind}: ${text}`),
    ...missing.map(({ kind, pattern }) => `console.${kind} never said ${pattern.source}`),
  ];
  watchConsole();
  if (complaints.length > 0) throw new Error(complaints.join('\n\n'));
}
