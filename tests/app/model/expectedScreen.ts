import { placesOf } from '@/features/allJobs/list/places';
import { paths } from '@/shared/config/paths';
import {
  cardsOf,
  formOf,
  openFormId,
  openPage,
  openPickedId,
  shownDraft,
  type Failure,
  type Model,
  type Page,
} from './model';
import { isPublic } from './pages';
import type { Button, Screen } from './screen';
import { refusalOf, shownStatus } from './statuses';

/** Where each page is. */
export const PATHS: Record<Page, string> = {
  landing: paths.landing,
  register: paths.register,
  stats: paths.stats,
  'all jobs': paths.allJobs,
  'add job': paths.addJob,
  profile: paths.profile,
};

/** What the user has to see. */
export function expectedScreen(model: Model): Screen {
  const { user, toasts } = model;
  const page = openPage(model);
  return {
    path: PATHS[page] + queryStringOf(model),
    heading: headingOf(page, model),
    userName: user === null || isPublic(page) ? null : user.name,
    storedUser: user,
    toasts: [...toasts].toSorted(),
    content: contentOf(page, model),
  };
}

function queryStringOf({ visited }: Model): string {
  const { list } = visited.at(-1) ?? {};
  if (!list) return '';
  const { search, searchStatus, searchType, sort } = list.filters;
  const parameters = { search, status: searchStatus, type: searchType, sort, page: list.page };
  const parts = Object.entries(parameters)
    .filter(([, value]) => !['', 'all', 'latest', 1].includes(value))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function headingOf(page: Page, model: Model): string {
  if (page === 'landing') return 'Every application on one trail';
  if (page === 'register') return 'Login';
  return page === 'add job' && openFormId(model) !== '' ? 'edit job' : page;
}

function contentOf(page: Page, model: Model): unknown {
  switch (page) {
    case 'landing':
      return null;
    case 'register':
      return loginOf(model);
    case 'stats':
      return statsOf(model);
    case 'all jobs':
      return listOf(model);
    case 'add job':
      return jobFormOf(model);
    case 'profile':
      return model.user;
  }
}

function loginOf({ login: { email, password, error, invalid, sent } }: Model) {
  return {
    email,
    password,
    error,
    invalid: Object.keys(invalid),
    submit: sent === null ? 'submit' : 'loading ...',
    demo: readyUnless(sent !== null),
  };
}

function statsOf({ stats: { counts, sent, failure }, clock }: Model) {
  return {
    counts: {
      'pending applications': String(counts.pending),
      'interviews scheduled': String(counts.interview),
      'jobs declined': String(counts.declined),
    },
    isLoading: sent !== null,
    ...failureOf(failure, clock),
  };
}

function listOf(model: Model) {
  const { list, clock } = model;
  const { filters, box, jobs, removals, sent, failure } = list;
  const cards = cardsOf(list);
  const isLoading = sent !== null;
  return {
    ...filters,
    search: box.text,
    clear: readyUnless(isLoading),
    headline: headlineOf(list),
    cards: cards.map(({ job }) => [
      job.position,
      job.company,
      job.jobLocation,
      job.jobType,
      shownStatus(model, job) + refusalOf(model, job),
    ]),
    deleting: cards.flatMap(({ removal }, index) => (removal ? [index] : [])),
    removed: placesOf(jobs, removals)
      .filter(({ removal }) => removal?.phase === 'removed')
      .map(({ job }) => `removed: ${job.company}`),
    isLoading,
    ...failureOf(failure, clock),
    pager: pagerOf(list),
  };
}

function headlineOf({ jobs, total, sent, failure }: Model['list']): string {
  if (jobs.length > 0) return `${total} job${jobs.length > 1 ? 's' : ''} found`;
  return sent === null && failure === null ? 'No jobs to display...' : '';
}

function pagerOf({ page, pages }: Model['list']): string[] {
  if (pages <= 1) return [];
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return [
    'prev',
    ...numbers.map((number) => `${number}${number === page ? ' (here)' : ''}`),
    'next',
  ];
}

function jobFormOf(model: Model) {
  const id = openFormId(model);
  return {
    ...shownDraft(model, id),
    error: model.marks.error,
    invalid: Object.keys(model.marks.invalid),
    submit: formOf(model, id).sent === null ? 'submit' : 'Please Wait...',
    hasWayBack: openPickedId(model) !== '',
  };
}

function failureOf(failure: Failure | null, clock: number) {
  if (failure === null) return { failure: '', retry: null };
  return { failure: failure.message, retry: readyUnless(failure.waitUntil > clock) };
}

function readyUnless(isRefused: boolean): Button {
  return isRefused ? 'refused' : 'ready';
}
