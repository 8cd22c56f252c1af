import { anyOf } from '@/jobs/phrases/jobWords';

/** How titles of postings are worded in English, German, French, Spanish, Dutch and Italian. */

const SITES = anyOf(`
  linkedin, stepstone, indeed, xing, glassdoor, monster, infojobs, infoempleo, welcome to the jungle, wttj, apec, hellowork
  france travail, pôle emploi, cadremploi, regionsjob, nationale vacaturebank, vacaturebank, jobbird, werkzoeken, infojobs italia
  subito, jobs\\.ch, karriere\\.at, jobware, kimeta, reed, totaljobs, cv-library, ziprecruiter, dice, wellfound, greenhouse, lever
  workday, personio, smartrecruiters, join, tecnoempleo, otta, adzuna, jooble, talent\\.com, get in it, meinestadt, jobvector
`);
export const JOB_SITE = new RegExp(
  `^(?:${SITES})(?:\\.[a-z]{2,3})*(?: (?:jobs?|\\p{Lu}\\p{L}+))?$`,
  'iu',
);

/** Parts of titles that are no field. */
export const NOISE = new RegExp(
  `^\\(?(?:${anyOf(`
    jobs?, careers?, karriere, stellen(?:angebote?|markt)?, stellenanzeige, vacatures?, vacanc(?:y|ies), empleos?, emplois?, lavoro
    offres? d['’]emploi, ofertas? de empleo, offert[ae] di lavoro, job details?, apply(?: now)?, jetzt bewerben, postuler
    full[- ]?time, part[- ]?time, vollzeit, teilzeit, festanstellung, unbefristet, cdi, cdd, temps plein, voltijd, deeltijd
    jornada completa, indefinido, tempo pieno, tempo indeterminato, hybride?, permanent, (?:\\d+|vor|il y a|hace) .*(?:ago|tagen|jours|días)
    ref\\b.*\\d.*, job[ -]?id.*\\d.*
  `)})\\)?$`,
  'iu',
);

export const NOISE_BEFORE =
  /^(?:\(\d+\)\s+|(?:job application for|apply (?:for|to)|job:|stellenangebot:?|jobangebot:?|offre d['’]emploi\s*:?|vacature:?|oferta de empleo:?|offerta di lavoro:?)\s+)/iu;
export const NOISE_BEHIND = /\s+(?:jobs?|stellenangebot|vacancy|vacature|stelle)$/iu;
