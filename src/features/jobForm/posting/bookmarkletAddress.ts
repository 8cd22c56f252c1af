import { addressOf, paths } from '@/shared/config/paths';

/**
 * The address that records the posting of this page: by its JobPosting data (schema.org) if it has some,
 * else by its title. It runs in pages of job sites, as the text of a link, so it uses nothing outside itself.
 */
export function findRecordAddress(page: Document, form: string): string {
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
  const partOf = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : null;
  const textOf = (value: unknown): string => {
    const text = typeof value === 'string' ? value : partOf(value, 'name');
    return typeof text === 'string' ? text.trim().slice(0, 300) : '';
  };
  const readData = ({ textContent }: Element): unknown => {
    try {
      // Line breaks within texts, which are common, are no JSON.
      return JSON.parse(textContent.replaceAll(/\p{Cc}+/gu, ' '));
    } catch {
      return null;
    }
  };

  const isPosting = (data: unknown) =>
    listOf(partOf(data, '@type')).some((type) => /(?:^|[/#:])JobPosting$/.test(String(type)));
  const findPostings = (data: unknown, depth: number): unknown[] => {
    if (typeof data !== 'object' || data === null || depth === 0) return [];
    if (isPosting(data)) return [data];
    return Object.values(data).flatMap((part) => findPostings(part, depth - 1));
  };

  const postings = [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => findPostings(readData(script), 8),
  );
  // A list of postings does not say which one is meant.
  const isOne = new Set(postings.map((found) => textOf(partOf(found, 'title')))).size === 1;
  const posting = isOne ? postings[0] : null;
  const address = partOf(listOf(partOf(posting, 'jobLocation'))[0], 'address');
  const town =
    textOf(partOf(address, 'addressLocality')) || textOf(partOf(address, 'addressRegion'));
  const place = [town, textOf(partOf(address, 'addressCountry'))].filter(Boolean).join(', ');
  const isRemote = partOf(posting, 'jobLocationType') === 'TELECOMMUTE';

  const position = textOf(partOf(posting, 'title'));
  const company = textOf(listOf(partOf(posting, 'hiringOrganization'))[0]);
  const parts = {
    position,
    company,
    jobLocation: place || textOf(address) || (isRemote ? 'Remote' : ''),
    title: position && company ? '' : textOf(page.title),
  };
  const parameters = new URLSearchParams(Object.entries(parts).filter(([, text]) => text !== ''));
  return `${form}?${parameters.toString()}`;
}

/** A `javascript:` link that opens the form for a new application with the posting on the page. */
export function bookmarkletFor(origin: string): string {
  const form = JSON.stringify(origin + addressOf(paths.addJob));
  const code = `(()=>{const a=(${findRecordAddress.toString()})(document,${form});open(a)||(location.href=a)})()`;
  return `javascript:${encodeURIComponent(code)}`;
}
