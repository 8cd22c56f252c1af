import { trimText } from '@/shared/text/trimText';

const SEX = '(?:[mwfdxhvigan]|gn|div|all genders|alle geschlechter)';
const MARK = new RegExp(
  `\\s*(?:[([]\\s*${SEX}(?:\\s*[/|,*]\\s*${SEX})*\\s*[)\\]]|(?<=\\s)${SEX}\\s*/\\s*${SEX}(?:\\s*/\\s*${SEX})?(?!\\p{L}))`,
  'giu',
);

/** A position without '(m/w/d)' and its like, which is no part of its name. */
export function withoutGenderMark(position: string): string {
  return trimText(position.replaceAll(MARK, ''));
}
