import { foldWord } from '@/features/importing/columnMapping/foldWord';

const LANGUAGES = ['en-US', 'en-GB', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'];
/** What no browser calls them. */
const FURTHER = { sept: 9, mrz: 3 };

/** The months by their names, folded; filled on use, since objects of Intl are slow to make. */
const months = new Map<string, number>();

/** Alone and beside a day, in the languages of our words. */
function allNames(): [string, number][] {
  const own = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      [{ month }, { month, day: 'numeric' as const }].flatMap((form) =>
        namesOf(new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' })),
      ),
    ),
  );
  return [...own, ...Object.entries(FURTHER)];
}

function namesOf(format: Intl.DateTimeFormat): [string, number][] {
  return Array.from({ length: 12 }, (_, index) => {
    const parts = format.formatToParts(Date.UTC(2026, index, 15));
    const name = parts.find(({ type }) => type === 'month')?.value ?? '';
    return [foldWord(name), index + 1];
  });
}

/** The number of a month, from 1 on; undefined for any other word. */
export function monthOf(word: string): number | undefined {
  if (months.size === 0) for (const [name, month] of allNames()) months.set(name, month);
  return months.get(foldWord(word));
}
