import { trimText } from '@/shared/text/trimText';
import type { Posting } from './posting';

/** Addresses of postings in which the position and the company can be told apart. */
const PATTERNS = [
  /linkedin\.com\/jobs\/view\/(?<position>[^/?]+?)-at-(?<company>[^/?]+?)-\d{6,}/,
  /welcometothejungle\.com\/\w+\/companies\/(?<company>[^/?]+)\/jobs\/(?<position>[^/?_]+)_(?<jobLocation>[^/?_]+)/,
  /\/\/(?<company>[\w-]+)\.wd\d+\.myworkdayjobs\.com\/(?:[^/]+\/)*job\/(?<jobLocation>[^/?]+)\/(?<position>[^/?]+?)_/,
  /\/\/(?:jobs|careers)\.smartrecruiters\.com\/(?<company>[^/?]+)\/\d+-(?<position>[^/?]+)/,
  /\/\/(?<company>[\w-]+)\.recruitee\.com\/o\/(?<position>[^/?]+)/,
  /\/\/(?<company>[\w-]+)\.teamtailor\.com\/jobs\/\d+-(?<position>[^/?]+)/,
  /\/\/join\.com\/companies\/(?<company>[^/?]+)\/\d+-(?<position>[^/?]+)/,
];

/** Glassdoor tells from which letter to which the position and the company go. */
const WITH_RANGES =
  /glassdoor\.[a-z.]+\/job-listing\/(?<slug>[^/?]+?)-JV_[^/?]*?KO(?<from>\d+),(?<to>\d+)_KE(?<start>\d+),(?<end>\d+)/;

/** Position and company by the address of a posting on a job site; null where one is missing. */
export function readJobAddress(address: string): Posting | null {
  const ranges = WITH_RANGES.exec(address)?.groups;
  if (ranges) {
    const { slug = '', from, to, start, end } = ranges;
    return fromSlugs({
      position: slug.slice(Number(from), Number(to)),
      company: slug.slice(Number(start), Number(end)),
    });
  }
  const found = PATTERNS.map((pattern) => pattern.exec(address)?.groups).find(Boolean);
  return found === undefined ? null : fromSlugs(found);
}

function fromSlugs(slugs: Record<string, string>): Posting | null {
  const named = Object.entries(slugs).map(([name, slug]) => [name, toName(slug)] as const);
  return named.every(([, text]) => text !== '') ? Object.fromEntries(named) : null;
}

/** The words of a part of an address, each with a capital; empty where it cannot be decoded. */
function toName(slug: string): string {
  const words = decode(slug)
    .replaceAll(/[-_+]+/g, ' ')
    .replace(/ (?:[mwfdxhvi] ){1,3}[mwfdxhvi]$/i, '');
  return trimText(words).replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

function decode(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return '';
  }
}
