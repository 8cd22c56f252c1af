import { foldText } from '@/shared/text/foldText';

const DOMAIN = /^(?:[\w-]+\.)+[a-z]{2,}$/i;

/** Job sites that sign their titles with a name, folded. */
const SITES: readonly string[] = [
  'adzuna, apec, cadremploi, careerbuilder, dice, france travail, glassdoor, hellowork, indeed, infojobs',
  'jobrapido, jobsdb, jobstreet, jooble, kununu, linkedin, monster, nationale vacaturebank, naukri, otta',
  'seek, simplyhired, stepstone, talent, totaljobs, welcome to the jungle, wellfound, xing, ziprecruiter',
].flatMap((names) => names.split(', '));
const SIGNATURE = new RegExp(`^(?:${SITES.join('|')})(?: jobs?| careers?| stellen\\p{L}*)?$`, 'u');
const ON_SITE = new RegExp(`\\s(?:on|auf|sur|op|su|en|via)\\s(?:${SITES.join('|')})$`, 'iu');

/** Whether a phrase is the name or the domain of a job site, by which it signs its titles. */
export function isSite(phrase: string): boolean {
  return DOMAIN.test(phrase) || SIGNATURE.test(foldText(phrase));
}

/** A title without 'Indeed.com: ' before it. */
export function withoutSiteBefore(title: string): string {
  const [, before = '', rest = ''] = /^([^:]+):\s+(.+)$/s.exec(title) ?? [];
  return isSite(before) ? rest : title;
}

/** A phrase without 'on LinkedIn' at its end. */
export function withoutSite(phrase: string): string {
  return phrase.replace(ON_SITE, '');
}
