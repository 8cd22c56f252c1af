/** How titles of postings are worded in English, German, French, Spanish, Dutch and Italian. */

const words = (list: string) =>
  list
    .trim()
    .split(/\s*,\s*|\s*\n\s*/)
    .join('|');

const SITES = words(`
  linkedin, stepstone, indeed, xing, glassdoor, monster, infojobs, infoempleo, welcome to the jungle, wttj, apec, hellowork
  france travail, pôle emploi, cadremploi, regionsjob, nationale vacaturebank, vacaturebank, jobbird, werkzoeken, infojobs italia
  subito, jobs\\.ch, karriere\\.at, jobware, kimeta, reed, totaljobs, cv-library, ziprecruiter, dice, wellfound, greenhouse, lever
  workday, personio, smartrecruiters, join, tecnoempleo, otta, adzuna, jooble, talent\\.com, get in it, meinestadt, jobvector
`);
export const JOB_SITE = new RegExp(
  `^(?:${SITES})(?:\\.[a-z]{2,3})*(?: (?:jobs?|\\p{Lu}\\p{L}+))?$`,
  'iu',
);

/** Says something about a posting that is none of its parts. */
export const NOISE = new RegExp(
  `^\\(?(?:${words(`
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

/** '(m/w/d)' and its like. */
const SEX = '(?:[mwfdxhvigan]|gn|div|all genders|alle geschlechter)';
export const GENDER_MARK = new RegExp(
  `\\s*(?:[([]\\s*${SEX}(?:\\s*[/|,*]\\s*${SEX})*\\s*[)\\]]|(?<=\\s)${SEX}\\s*/\\s*${SEX}(?:\\s*/\\s*${SEX})?(?!\\p{L}))`,
  'giu',
);

const ROLES = words(`
  engineer, developer, manager, analyst, designer, consultant, assistant, nurse, teacher, accountant, administrator, architect
  scientist, director, specialist, coordinator, officer, technician, representative, recruiter, editor, writer, lead, head
  internship, intern, trainee, clerk, driver, chef, barista, researcher, programmer, tester, executive, associate, supervisor
  buyer, planner, controller, lawyer, electrician, cashier, therapist, pharmacist, strategist, baker, student, operator
  entwickler, ingenieur, leiter, berater, verkäufer, sachbearbeiter, mitarbeiter, pfleger, kaufmann, kauffrau, techniker
  mechaniker, mechatroniker, elektroniker, fahrer, lehrer, assistent, koch, buchhalter, referent, praktikant, praktikum, ausbildung
  auszubildender?, arzt, ärztin, erzieher, architekt, fachkraft, leitung, redakteur, jurist, verwalter, gestalter
  ingénieure?, développeu(?:r|se), chargée?, responsable, comptable, assistante, technicien(?:ne)?, infirmi(?:er|ère)
  vendeu(?:r|se), conducteur, conductrice, directeur, directrice, consultante, gestionnaire, stagiaire, stage, alternance
  cuisini(?:er|ère), serveu(?:r|se), enseignante?, rédact(?:eur|rice), acheteu(?:r|se), juriste, conseill(?:er|ère)
  desarrollador, ingenier[oa], técnic[oa], enfermer[oa], administrativ[oa], dependient[ea], camarer[oa], cociner[oa], conductor
  gerente, jef[ea], contable, analista, diseñador, programador, profesor, asesor, auxiliar, becari[oa], encargad[oa], operari[oa]
  ontwikkelaar, medewerker, adviseur, verpleegkundige, docent, leraar, monteur, chauffeur, boekhouder, ontwerper, leider
  verkoper, stagiair, beheerder, kok
  sviluppat(?:ore|rice), ingegnere, impiegat[oa], addett[oa], infermier[ea], commess[oa], cuoco, cameriere, responsabile
  progettista, tecnic[oa], tirocinante, stagista, autista, magazziniere, venditore, operai[oa], consulente, insegnante
`);
export const ROLE = new RegExp(
  `(?<!\\p{L})\\p{L}*(?:${ROLES})(?:s|e|n|r|a|[*:_/-]?in|[*:_/-]?innen|\\(in\\))?(?!\\p{L})`,
  'iu',
);

/** Their letters tell them from words. */
export const LEGAL_FORM =
  /(?<![\p{L}.])(?:g?GmbH|mbH|AG|SE|KG|KGaA|OHG|UG|e\.\s?V\.|eG|Inc\.?|LLC|LLP|Ltd\.?|Limited|PLC|plc|Corp\.?|SAS|SASU|SA|S\.A\.(?:S\.)?|SARL|S\.?L\.?U?\.|SL|SLU|B\.V\.|BV|N\.V\.|NV|S\.p\.A\.|SpA|S\.r\.l\.|Srl|SRL|Oy|AB|A\/S|& Co\.?)(?![\p{L}])/u;
export const COMPANY_WORD =
  /(?<!\p{L})(?:Group|Gruppe|Groupe|Grupo|Gruppo|Groep|Holding|\p{L}*[Bb]ank|Banque|Banco|Banca|University|Universität|Université|Universidad|Universiteit|Università|Universitätsklinikum|Klinikum|Krankenhaus|Hospital|Hôpital|Ziekenhuis|Ospedale|Technologies|Solutions|Consulting|Labs|Studios?|Stadtwerke|Stiftung|Foundation|Fondation|Council|Ministerium|Partners)(?!\p{L})/u;

const PLACES = words(`
  remote, homeoffice, home office, télétravail, teletrabajo, thuiswerken, da remoto, remoto
  germany, deutschland, allemagne, austria, österreich, switzerland, schweiz, suisse, france, frankreich, spain, españa, italy, italia
  netherlands, nederland, the netherlands, belgium, belgië, belgique, united kingdom, uk, england, scotland, wales, ireland, united states
  usa, us, canada, poland, portugal, denmark, sweden, norway, finland, luxembourg, europe, emea, bayern, bavaria, lower saxony, ny, ca, tx, wa, ma
  berlin, hamburg, münchen, munich, köln, cologne, frankfurt, stuttgart, düsseldorf, dortmund, essen, leipzig, bremen, dresden, hannover, hanover
  nürnberg, nuremberg, bonn, mannheim, karlsruhe, augsburg, wiesbaden, münster, aachen, kiel, freiburg, mainz, ulm, potsdam, heidelberg, regensburg
  wien, vienna, graz, linz, salzburg, innsbruck, zürich, zurich, basel, bern, genf, genève, geneva, lausanne
  london, manchester, birmingham, leeds, bristol, edinburgh, glasgow, liverpool, sheffield, cardiff, belfast, dublin, cork, cambridge, oxford
  new york, san francisco, los angeles, chicago, boston, seattle, austin, toronto, vancouver, montréal, montreal
  paris, lyon, marseille, toulouse, nice, nantes, strasbourg, montpellier, bordeaux, lille, rennes, grenoble, reims, dijon
  madrid, barcelona, valencia, sevilla, zaragoza, málaga, murcia, bilbao, alicante, granada, vigo
  amsterdam, rotterdam, den haag, the hague, utrecht, eindhoven, groningen, tilburg, almere, breda, nijmegen, arnhem, haarlem, delft, leiden
  bruxelles, brussel, brussels, antwerpen, antwerp, gent, ghent, leuven, liège
  roma, rome, milano, milan, napoli, torino, turin, palermo, genova, bologna, firenze, florence, bari, verona, padova, trieste
  lisboa, lisbon, porto, warsaw, warszawa, kraków, prague, praha, copenhagen, københavn, stockholm, oslo, helsinki
`);
const PLACE = new RegExp(
  `^(?:\\d{4,5}\\s+)?(?:${PLACES})(?:-\\p{L}+|\\s+(?:am Main|\\d\\w*|\\p{Lu}{2}))?(?:\\s*\\([^)]*\\))?$`,
  'iu',
);
const AREA = /^(?:greater .+|.+ (?:metropolitan )?area|île-de-france|\d{4,5} \p{Lu}[\p{L} -]+)$/iu;

/** Whether a phrase is known to be a place: a city or country, a postcode with its town, or remote. */
export function isPlace(phrase: string): boolean {
  const parts = phrase.split(/\s*,\s*/);
  return [phrase, parts[0] ?? '', parts.at(-1) ?? ''].some(
    (part) => PLACE.test(part) || AREA.test(part),
  );
}
