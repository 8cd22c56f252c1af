import type { FileRow } from '@/features/importing/files/readCsv';
import { cellOf, PATTERNS } from '@/features/importing/columnMapping/cells';
import type { Columns } from '@/features/importing/columnMapping/columns';
import { JOB_FIELDS, type JobDraft } from '@/jobs/model/job';
import { trimText } from '@/shared/text/trimText';

const LONGEST = 200;

/** Why a draft cannot be sent; empty where it can. */
export function findObstacle(draft: JobDraft): string {
  return JOB_FIELDS.flatMap(({ name, heading, isRequired }) => {
    const { length } = draft[name];
    if (length === 0 && isRequired) return [`no ${heading}`];
    return length > LONGEST ? [`${heading} has ${length} characters, ${LONGEST} at most`] : [];
  }).join(', ');
}

const TOTAL =
  /^(?:summe|gesamt|insgesamt|total|totals|sum|subtotal|count|anzahl|somme|suma|totale|totaal|razem)\s*(?:[:(].*)?$/i;

/** Whether a row holds a word for a total, numbers, and nothing else. */
export function isTotal({ cells }: FileRow): boolean {
  const filled = cells.map(trimText).filter(Boolean);
  const others = filled.filter((cell) => !TOTAL.test(cell));
  const hasNumbers = others.length > 0;
  return (
    hasNumbers &&
    others.length < filled.length &&
    others.every((cell) => PATTERNS.number.test(cell))
  );
}

/** What is rarely a name: a number, a date, an address, a label or the line of a legend. */
const RARE_NAME = [PATTERNS.date, PATTERNS.address, PATTERNS.number, /^\P{L}+$|:$|^\S{1,3} = /u];

/** What is to be checked about a row; empty where nothing is. */
export function findDoubt(row: FileRow, { position, company }: Columns): string {
  for (const [field, column] of Object.entries({ position, company })) {
    const text = cellOf(row, column);
    if (RARE_NAME.some((look) => look.test(text))) return `is '${text}' the ${field}?`;
  }
  const cells = [position, company].map((column) => trimText(row.cells[column ?? -1] ?? ''));
  return cells.some((cell) => /[\r\n]/.test(cell) && /[,;|]/.test(cell))
    ? 'a cell holds a line break and a separator: are these two rows?'
    : '';
}
