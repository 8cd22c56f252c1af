import { readEntry, writeEntry } from '@/shared/storage/storage';

export type Separator = ',' | ';';

const STORAGE_KEY = 'separator';
/** English browsers are used anywhere, most of them with one of these languages. */
const ANYWHERE = ['en-US', 'en-GB'];
const WITH_REGION = /^[a-z]{2,3}-[A-Z]{2}$/;
/** Where Europe writes 1.5. */
const ISLES = /\/(London|Dublin|Belfast|Jersey|Guernsey|Isle_of_Man|Gibraltar|Malta)$/;

let chosen: Separator | null = null;

/** The separator chosen last on this device, else the one that spreadsheets expect in this region. */
export function usualSeparator(): Separator {
  const entry = readEntry('localStorage', STORAGE_KEY);
  const kept = entry === undefined ? chosen : entry;
  return kept === ',' || kept === ';' ? kept : regionalSeparator();
}

/** Remembers the choice. Without storage it holds for this visit. */
export function chooseSeparator(separator: Separator): void {
  chosen = separator;
  writeEntry('localStorage', STORAGE_KEY, separator);
}

/** A semicolon where numbers have a comma. */
function regionalSeparator(): Separator {
  const region = navigator.language.startsWith('en') ? regionOfEnglish() : undefined;
  return (1.5).toLocaleString(region).includes(',') ? ';' : ',';
}

/** A language of the region where English is read, by the other languages and the time zone. */
function regionOfEnglish(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isContinent = timeZone.startsWith('Europe/') && !ISLES.test(timeZone);
  const regional = navigator.languages.find(
    (language) => WITH_REGION.test(language) && !ANYWHERE.includes(language),
  );
  return regional ?? (isContinent ? 'de' : undefined);
}
