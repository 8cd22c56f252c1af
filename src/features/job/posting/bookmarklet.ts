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
      return JSON.parse(textContent);
    } catch {
      return null;
    }
  };

  const posting = [...page.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script) => listOf(readData(script)))
    .flatMap((data) => [data, ...listOf(partOf(data, '@graph'))])
    .find((data) => listOf(partOf(data, '@type')).includes('JobPosting'));
  const address = partOf(listOf(partOf(posting, 'jobLocation'))[0], 'address');
  const town =
    textOf(partOf(address, 'addressLocality')) || textOf(partOf(address, 'addressRegion'));
  const place = [town, textOf(partOf(address, 'addressCountry'))].filter(Boolean).join(', ');
  const isRemote = partOf(posting, 'jobLocationType') === 'TELECOMMUTE';

  const position = textOf(partOf(posting, 'title'));
  const company = textOf(partOf(posting, 'hiringOrganization'));
  const told = {
    position,
    company,
    jobLocation: place || textOf(address) || (isRemote ? 'Remote' : ''),
    title: position && company ? '' : textOf(page.title),
  };
  const parameters = new URLSearchParams(Object.entries(told).filter(([, text]) => text !== ''));
  return `${form}?${parameters.toString()}`;
}

/** A `javascript:` link that opens the form for a new application with the posting of the page it is used on. */
export function bookmarkletFor(origin: string): string {
  const form = JSON.stringify(origin + addressOf(paths.addJob));
  const code = `(()=>{const a=(${findRecordAddress.toString()})(document,${form});open(a)||(location.href=a)})()`;
  return `javascript:${encodeURIComponent(code)}`;
}
