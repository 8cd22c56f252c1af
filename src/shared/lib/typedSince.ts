/** What was typed that is not in what was sent, but for blanks around it: typed while that was under way. */
export function typedSince<Values extends Record<string, string>>(
  typed: Partial<Values>,
  sent: Values,
): Partial<Values> {
  const since = Object.entries(typed).filter(
    ([name, value]: [string, string | undefined]) => value?.trim() !== sent[name],
  );
  return Object.fromEntries(since) as Partial<Values>;
}
