import { selectJob } from '@/jobs/jobSelectors';
import { FIELD_NAMES, fieldOf, JOB_FIELDS, type FieldName, type JobDraft } from '@/jobs/model/job';
import { selectShownIds } from '@/jobs/reads/found';
import { writeOne } from '@/jobs/writes/writeWithUndo';
import { notifyError } from '@/shared/notify/notify';
import type { AppStore } from '@/shared/store/withTypes';
import { toLine } from '@/shared/text/toLine';
import type { Edited } from './tableColumns';

type Fields = Partial<JobDraft>;

/**
 * Pastes one text into a cell; of whole rows the fields from its column on, into its row and those below. Says what
 * cannot stand there. Never rejects.
 */
export async function pasteCells(
  store: AppStore,
  { id, field }: Edited,
  cells: string[][],
): Promise<void> {
  const ids = selectShownIds(store.getState());
  const here = ids.indexOf(id);
  const targets = ids.slice(here, here + cells.length);
  const writes = targets.map((jobId, index) => ({
    jobId,
    fields: fieldsOf(field, cells[index] ?? []),
  }));
  const problem = writes.flatMap(({ fields }) => problemsOf(fields))[0];
  const left = cells.length - targets.length;
  if (problem !== undefined) {
    notifyError(problem);
    return;
  }
  if (left > 0) notifyError(`${left} of the rows were not pasted: no row is left below.`);
  await Promise.all(
    writes
      .filter(({ jobId, fields }) => isChange(selectJob(store.getState(), jobId), fields))
      .map(({ jobId, fields }) => writeOne(store, { kind: 'update', jobId, fields })),
  );
}

/** One text is for the field; of a whole row those from this field on. */
function fieldsOf(field: FieldName, texts: readonly string[]): Fields {
  const from = FIELD_NAMES.indexOf(field);
  const names = texts.length === 1 ? [field] : FIELD_NAMES.slice(from);
  const offset = texts.length === 1 ? 0 : from;
  return Object.fromEntries(
    names.map((name, index) => [name, asOption(name, toLine(texts[offset + index] ?? ''))]),
  );
}

function asOption(name: FieldName, text: string): string {
  return fieldOf(name).options?.find((option) => option === text.toLowerCase()) ?? text;
}

function problemsOf(fields: Fields): string[] {
  return JOB_FIELDS.flatMap(({ name, heading, isRequired, options }) => {
    const text = fields[name];
    if (text === undefined || (text === '' && !isRequired)) return [];
    if (text === '') return [`Nothing was pasted: the ${heading} would be empty.`];
    const isNone = options?.includes(text) === false;
    return isNone ? [`Nothing was pasted: '${text}' is no ${heading}.`] : [];
  });
}

function isChange(job: JobDraft | undefined, fields: Fields): boolean {
  return job !== undefined && FIELD_NAMES.some((name) => (fields[name] ?? job[name]) !== job[name]);
}
