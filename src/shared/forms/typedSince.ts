import { trimText } from '@/shared/text/trimText';

/** The typed values that differ from those sent, apart from blanks around them. */
export function typedSince<Values extends Record<string, string>>(
  typed: Partial<Values>,
  sent: Values,
): Partial<Values> {
  const since = Object.entries(typed).filter(
    ([name, value]: [string, string | undefined]) => trimText(value ?? '') !== sent[name],
  );
  return Object.fromEntries(since) as Partial<Values>;
}
