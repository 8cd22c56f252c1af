/** The texts of these names in an untrusted value; what is none is left out. */
export function readTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const record = Object(value) as Record<string, unknown>;
  const texts = names.flatMap((name) =>
    typeof record[name] === 'string' ? [[name, record[name]] as const] : [],
  );
  return Object.fromEntries(texts) as Partial<Record<Name, string>>;
}
