import type { Job } from '@/shared/api/contract';
import { send } from './calls';
import { openPage, type Failure, type Model, type Sent, type StatusChange } from './model';
import { readAgain } from './pages';

/** The last choice for this job, or what the list says of it. */
export function shownStatus({ list }: Model, job: Job): string {
  return changeOf(list.changes, job._id)?.to ?? job.jobStatus;
}

/** The reason that stands at the card of this job. */
export function refusalOf({ list }: Model, job: Job): string {
  return changeOf(list.changes, job._id)?.refusal ?? '';
}

/** Shown at once, and written unless a write for this job is under way. */
export function chooseStatus(model: Model, job: Job, to: string): void {
  if (to === shownStatus(model, job)) return;
  const { changes } = model.list;
  const known = changeOf(changes, job._id);
  const change = known ?? { job, from: job.jobStatus, to, refusal: '', sent: null };
  if (known === undefined) changes.push(change);
  Object.assign(change, { to, refusal: '' });
  if (change.sent !== null) return;
  change.job = job;
  write(model, change);
}

/** The job has that status now; what is being read may be of before. */
export function finishStatus(model: Model, sent: Sent): void {
  const { list } = model;
  const change = list.changes.find((one) => one.sent === sent);
  if (change === undefined) return;
  const written = writtenBy(sent);
  const job = list.jobs.find(({ _id }) => _id === change.job._id);
  const { searchStatus } = list.filters;
  if (job && searchStatus !== 'all') {
    // It stays where it is until the list is read for another reason.
    model.isStale = true;
    if (list.sent === null && list.failure === null) {
      list.total += Number(written === searchStatus) - Number(job.jobStatus === searchStatus);
    }
  }
  if (job) job.jobStatus = written;
  Object.assign(change, { from: written, sent: null });
  if (list.sent !== null || openPage(model) === 'stats') readAgain(model);
  goOn(model, change, 'Job Modified...');
}

/** A refusal takes back that choice; after an answer that was lost the list is read. */
export function failStatus(model: Model, sent: Sent, { message, isRefusal }: Failure): void {
  const change = model.list.changes.find((one) => one.sent === sent);
  if (change === undefined) return;
  const written = writtenBy(sent);
  change.sent = null;
  if (isRefusal && change.from !== null) {
    const isLast = [written, change.from].includes(change.to);
    if (isLast) Object.assign(change, { to: change.from, refusal: message });
  } else {
    change.from = change.to === written ? written : null;
    readAgain(model);
  }
  goOn(model, change, message);
}

function changeOf(changes: StatusChange[], id: string): StatusChange | undefined {
  return changes.find(({ job }) => job._id === id);
}

/** The next write for the job; after the last one its outcome is told. */
function goOn(model: Model, change: StatusChange, outcome: string): void {
  if (change.to !== change.from) {
    write(model, change);
    return;
  }
  model.toasts.add(outcome);
  if (change.refusal !== '') return;
  model.list.changes = model.list.changes.filter((other) => other !== change);
}

function write(model: Model, change: StatusChange): void {
  const { _id, position, company, jobLocation, jobType } = change.job;
  const body = { position, company, jobLocation, jobType, jobStatus: change.to };
  change.sent = send(model, 'status', `PATCH /jobs/${_id} ${JSON.stringify(body)}`);
}

function writtenBy({ text }: Sent): string {
  return (JSON.parse(text.slice(text.indexOf('{'))) as Job).jobStatus;
}
