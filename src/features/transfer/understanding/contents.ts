import type { FileRow } from '@/features/transfer/csv/readCsv';
import { cellOf } from './cells';
import type { Columns } from './columns';
import { foldWord } from './foldWord';
import { meaningOf, type WordField } from './meanings';
import { holdsStem, stems } from './stems';

/** What a cell is by its look alone; texts by their words. */
const LOOKS = {
  date: /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.? \p{L}{3,}\.? \d{2,4}|\p{L}{3,9} \d{1,2},? \d{4})/u,
  address: /^(?:https?:|www\.|mailto:|[^\s@]+@[^\s@]+\.\w+$)/i,
  number: /^[^\p{L}]*\d[^\p{L}]*(?:€|EUR|USD|CHF|PLN|k)?[^\p{L}]*$/iu,
} as const;

const COMPANY = new Set(
  stems(
    'gmbh, ag, kg, ug, ohg, mbh, gbr, se, ev, inc, llc, ltd, limited, corp, corporation, plc, llp, co',
    'sa, sas, sarl, sl, slu, spa, srl, bv, nv, oy, ab, as, lda, ltda, sp, group, gruppe, holding',
    'groupe, grupo, gruppo, bank, universitat, university, stiftung, partners, partner, sohne, bros',
    'consulting, labs, solutions, systems, software, technologies, bakery, klinikum, hospital, school',
  ),
);
const POSITION = stems(
  'engineer, developer, manager, analyst, designer, consultant, assistant, director, specialist',
  'technician, teacher, nurse, architect, scientist, administrator, coordinator, accountant, baker',
  'cook, chef, clerk, officer, intern$, lead$, head of, programmer, tester, researcher, writer, editor',
  'entwickler, ingenieur, leiter, berater, sachbearbeiter, mitarbeiter, kaufmann, kauffrau, referent',
  'techniker, pfleger, lehrer, koch, assistenz, werkstudent, buchhalter, w d, f d, m w',
  'developpeu, responsable, charge de, conseiller, comptable, technicien, gestionnaire',
  'desarrollador, ingenier, tecnico, gerente, contable, programador, profesor, administrativ',
  'sviluppat, ingegner, responsabile, impiegat, contabile, consulente, progettista',
  'ontwikkelaar, medewerker, adviseur, verpleegkundige, docent, boekhouder',
  'programist, inzynier, specjalist, kierownik, ksiegow, analityk, doradca',
  'desenvolvedor, engenheir, analista, coordenador, consultor',
);
const PLACES = stems(
  'berlin, hamburg, munchen, munich, koln, cologne, frankfurt, stuttgart, dusseldorf, leipzig, bonn',
  'dresden, hannover, nurnberg, bremen, wien, vienna, graz, zurich, basel, bern, geneve, geneva',
  'london, manchester, dublin, edinburgh, birmingham, new york, san francisco, boston, chicago',
  'seattle, austin, toronto, sydney, paris, lyon, marseille, toulouse, lille, nantes, bordeaux',
  'bruxelles, brussels, madrid, barcelona, valencia, sevilla, mexico, bogota, buenos aires, lima',
  'roma, rome, milano, milan, torino, napoli, bologna, firenze, amsterdam, rotterdam, utrecht',
  'den haag, eindhoven, warszawa, warsaw, krakow, wroclaw, gdansk, poznan, lodz, lisboa, lisbon',
  'porto, sao paulo, rio de janeiro, germany, deutschland, france, espana, spain, italia, nederland',
  'polska, portugal, brasil, austria, osterreich, schweiz, remote',
);

type Kind = 'position' | 'company' | 'jobLocation';

/** Whether a cell looks like a field of ours by its words. */
export const IS_KIND: Record<Kind, (cell: string) => boolean> = {
  position: (cell) =>
    holdsStem(foldWord(cell), POSITION) || /\((?:[mwfdxi]\s*[/|]\s*)+[mwfdxi*]\)/i.test(cell),
  company: (cell) =>
    foldWord(cell.replaceAll('.', ''))
      .split(' ')
      .slice(1)
      .some((word) => COMPANY.has(word)),
  jobLocation: (cell) =>
    holdsStem(foldWord(cell), PLACES) || /^(?:[A-Z]{1,2}-)?\d{4,5} \p{L}/u.test(cell),
};

/**
 * The columns of our fields by what is in them: statuses and types by their words, position, company
 * and location by theirs. Null where nothing decides between two columns.
 */
export function guessByContent(rows: readonly FileRow[]): Columns {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const all = Array.from({ length: count }, (_, column) => column);
  const jobStatus = all.find((column) => isMostly('jobStatus', rows, column)) ?? null;
  const jobType =
    all.find((column) => column !== jobStatus && isMostly('jobType', rows, column)) ?? null;
  const texts = all.filter(
    (column) => column !== jobStatus && column !== jobType && isText(rows, column),
  );
  const found = new Map<Kind, number>();
  for (const kind of ['jobLocation', 'company', 'position'] as const) {
    const column = mostOf(
      kind,
      rows,
      texts.filter((text) => ![...found.values()].includes(text)),
    );
    if (column !== undefined) found.set(kind, column);
  }
  const [rest, ...others] = texts.filter((column) => ![...found.values()].includes(column));
  // What is left alone beside the others is known by them.
  const left = others.length === 0 ? (rest ?? null) : null;
  const isLast = (kind: Kind) => found.size === 2 && !found.has(kind);
  const columnOf = (kind: Kind) => found.get(kind) ?? (isLast(kind) ? left : null);
  // Two columns, one of them known: the other one is its partner, not its place.
  const partner = found.size === 1 && texts.length === 2 ? left : null;
  return {
    position: columnOf('position') ?? (found.has('company') ? partner : null),
    company: columnOf('company') ?? (found.has('position') ? partner : null),
    jobLocation: columnOf('jobLocation'),
    jobType,
    jobStatus,
  };
}

/** Whether most of the words in that column are known ones of the field. */
export function isMostly(field: WordField, rows: readonly FileRow[], column: number): boolean {
  return shareOf(rows, column, (cell) => meaningOf(field, cell) !== undefined) > 0.5;
}

/** What the cells of a column mostly look like; null for texts. */
export function lookOf(rows: readonly FileRow[], column: number): RegExp | null {
  return (
    Object.values(LOOKS).find((look) => shareOf(rows, column, (cell) => look.test(cell)) > 0.5) ??
    null
  );
}

function isText(rows: readonly FileRow[], column: number): boolean {
  return shareOf(rows, column, () => true) > 0 && lookOf(rows, column) === null;
}

/** The column with most cells of that kind, if they are a quarter at least and no other has as many. */
function mostOf(kind: Kind, rows: readonly FileRow[], columns: readonly number[]) {
  const [best, next] = columns
    .map((column) => ({ column, share: shareOf(rows, column, IS_KIND[kind]) }))
    .toSorted((a, b) => b.share - a.share);
  if (best === undefined || best.share < 0.25 || best.share === next?.share) return undefined;
  return best.column;
}

/** Enough rows to tell. */
const SAMPLE = 200;

/** Of the cells that hold something, the share for which it is true; 0 where none does. */
function shareOf(rows: readonly FileRow[], column: number, isTrue: (cell: string) => boolean) {
  const cells = rows
    .slice(0, SAMPLE)
    .map((row) => cellOf(row, column))
    .filter((cell) => cell !== '');
  return cells.length === 0 ? 0 : cells.filter(isTrue).length / cells.length;
}
