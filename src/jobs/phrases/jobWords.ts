import { withoutGenderMark } from './genderMark';
import { LEGAL_FORMS } from './legalForms';

/** Words of positions, companies and places in the languages of the app's users. */

/** The alternatives of a regular expression, from a list divided by commas and line ends. */
function anyOf(list: string): string {
  return list
    .trim()
    .split(/\s*,\s*|\s*\n\s*/)
    .join('|');
}

const ROLES = anyOf(`
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
  cook, waiter, waitress, baker, bäcker(?:in)?, köchin, kellner, werkstudent, assistenz
  programist[aą], inżynier, specjalist[aą], kierownik, księgow[ya], analityk, doradca, kelner(?:ka)?, kucharz, kucharka
  desenvolvedora?, engenheir[oa], coordenadora?, consultora?, cozinheir[oa]
`);
const ROLE = new RegExp(
  `(?<!\\p{L})\\p{L}*(?:${ROLES})(?:s|e|n|r|a|[*:_/-]?in|[*:_/-]?innen|\\(in\\))?(?!\\p{L})`,
  'iu',
);

const FORMS = LEGAL_FORMS.map((form) => Array.from(form).join('\\.?')).join('|');
/** Case-sensitive, since they look like words. */
const LEGAL_FORM = new RegExp(
  `(?<![\\p{L}.])(?:(?:${FORMS}|e\\. V)\\.?|A/S|& Co\\.?)(?!\\p{L})`,
  'u',
);
const COMPANY_WORD =
  /(?<!\p{L})(?:Group|Gruppe|Groupe|Grupo|Gruppo|Groep|Holding|\p{L}*[Bb]ank|Banque|Banco|Banca|University|Universität|Université|Universidad|Universiteit|Università|Universitätsklinikum|Klinikum|Krankenhaus|Hospital|Hôpital|Ziekenhuis|Ospedale|Technologies|Solutions|Consulting|Labs|Studios?|Stadtwerke|Stiftung|Foundation|Fondation|Council|Ministerium|Partners|Sparkasse|Söhne|Sons|Bros)(?!\p{L})/u;

const PLACES = anyOf(`
  remote, homeoffice, home office, teletravail, teletrabajo, thuiswerken, da remoto, remoto, germany, deutschland,
  allemagne, austria, osterreich, switzerland, schweiz, suisse, france, frankreich, spain, espana, italy, italia,
  netherlands, nederland, the netherlands, belgium, belgie, belgique, united kingdom, uk, england, scotland,
  wales, ireland, united states, usa, us, canada, poland, portugal, denmark, sweden, norway, finland, luxembourg,
  europe, emea, bayern, bavaria, lower saxony, ny, ca, tx, wa, ma, berlin, hamburg, munchen, munich, koln,
  cologne, frankfurt, stuttgart, dusseldorf, dortmund, essen, leipzig, bremen, dresden, hannover, hanover,
  nurnberg, nuremberg, bonn, mannheim, karlsruhe, augsburg, wiesbaden, munster, aachen, kiel, freiburg, mainz,
  ulm, potsdam, heidelberg, regensburg, wien, vienna, graz, linz, salzburg, innsbruck, zurich, basel, bern, genf,
  geneve, geneva, lausanne, london, manchester, birmingham, leeds, bristol, edinburgh, glasgow, liverpool,
  sheffield, cardiff, belfast, dublin, cork, cambridge, oxford, new york, san francisco, los angeles, chicago,
  boston, seattle, austin, toronto, vancouver, montreal, paris, lyon, marseille, toulouse, nice, nantes,
  strasbourg, montpellier, bordeaux, lille, rennes, grenoble, reims, dijon, madrid, barcelona, valencia, sevilla,
  zaragoza, malaga, murcia, bilbao, alicante, granada, vigo, amsterdam, rotterdam, den haag, the hague, utrecht,
  eindhoven, groningen, tilburg, almere, breda, nijmegen, arnhem, haarlem, delft, leiden, bruxelles, brussel,
  brussels, antwerpen, antwerp, gent, ghent, leuven, liege, roma, rome, milano, milan, napoli, torino, turin,
  palermo, genova, bologna, firenze, florence, bari, verona, padova, trieste, lisboa, lisbon, porto, warsaw,
  warszawa, krakow, prague, praha, copenhagen, københavn, stockholm, oslo, helsinki, polska, brasil, mexico,
  bogota, buenos aires, lima, sydney, wrocław, gdansk, poznan, łodz, sao paulo, rio de janeiro
`);
const PLACE = new RegExp(
  `^(?:\\d{4,5}\\s+)?(?:${PLACES})(?:-\\p{L}+|\\s+(?:am Main|\\d\\w*|\\p{Lu}{2}))?(?:\\s*\\([^)]*\\))?$`,
  'iu',
);
const AREA = /^(?:greater .+|.+ (?:metropolitan )?area|ile-de-france|\d{4,5} \p{Lu}[\p{L} -]+)$/iu;

/** Whether a phrase names a job by its words or by '(m/w/d)'. */
export function isPosition(phrase: string): boolean {
  return (
    withoutGenderMark(phrase) !== phrase.trim() || (ROLE.test(phrase) && !LEGAL_FORM.test(phrase))
  );
}

/** Whether a phrase names a company by its legal form or its words. */
export function isCompany(phrase: string): boolean {
  return LEGAL_FORM.test(phrase) || (COMPANY_WORD.test(phrase) && !ROLE.test(phrase));
}

/** Whether a phrase is known to be a place: a city or country, a postcode with its town, or remote. */
export function isPlace(phrase: string): boolean {
  const plain = phrase.normalize('NFKD').replace(/\p{M}/gu, '');
  const parts = plain.split(/\s*[,/;|]\s*/);
  return [plain, parts[0] ?? '', parts.at(-1) ?? ''].some(
    (part) => PLACE.test(part) || AREA.test(part),
  );
}
