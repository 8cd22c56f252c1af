/** What the list shows: the page that was read last, and what is said at its cards. */
import { filtersOf, isListed } from '@/jobs/model/matching';
import { LEFT } from '@/jobs/model/statusLooks';
import { buildJob } from '../../support/builders';
import type { Model } from './model';
import { pathOf } from './navigation';
import { FIELDS, type Call, type Row } from './server';
import { shownValue } from './shownValue';

export type JobPage = { jobs: Row[]; totalJobs: number; numOfPages: number };

/** What is said at a card: that it no longer passes what was chosen, and why a choice was refused. */
export function noteOf(model: Model, row: Row): string {
  const shown = { ...row };
  for (const name of FIELDS) shown[name] = shownValue(model, row, name);
  const isLeft = !isListed(jobOf(shown), model.list.passed);
  return (isLeft ? LEFT : '') + (model.refused.get(row._id)?.sentence ?? '');
}

/** A row as the app's own functions take it. */
function jobOf(row: Row) {
  return buildJob(row);
}

/** Another tab has changed a status of this job, added or deleted it, and has told so. */
export function hearElsewhere(model: Model, method: string, row: Row): void {
  const { table, list, page, filters } = model;
  if (method === 'DELETE') table.delete(row._id);
  else table.set(row._id, row);
  model.isReadDue = page === '/' || (page === '/all-jobs' && method !== 'PATCH');
  if (method !== 'PATCH') return;
  const { jobStatus } = row;
  Object.assign(list.rows.find(({ _id }) => _id === row._id) ?? {}, { jobStatus });
  if (filters.status === 'all') return;
  list.total = null;
  model.isStale = true;
}

/** All were read: of what was refused before nothing is said any more. */
export function forgetRefusals({ refused }: Model, { sentAt }: Call): void {
  for (const [id, { at }] of refused) if (at <= sentAt) refused.delete(id);
}

/** Takes over a page; in place of one past the end the last one is asked for. */
export function showPage(model: Model, { jobs, totalJobs: total, numOfPages }: JobPage): void {
  const { list, refused, unsure, filters } = model;
  const { search, status: searchStatus, type: searchType } = filters;
  Object.assign(list, { total, pages: numOfPages, path: '' });
  for (const noted of [refused, unsure]) for (const { _id } of jobs) noted.delete(_id);
  const last = Math.max(numOfPages, 1);
  if (Number(filters.page) > last) {
    model.filters = { ...filters, page: `${last}` };
    list.isAnswered = false;
  } else
    Object.assign(list, {
      isKnown: true,
      isAnswered: true,
      path: pathOf(filters),
      rows: structuredClone(jobs),
      passed: filtersOf(jobs.map(jobOf), { search, searchStatus, searchType }),
    });
}
