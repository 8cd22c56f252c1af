import { paths } from '@/shared/config/paths';
import { openPage, type Failure, type Model, type Page } from './model';
import { isPublic } from './pages';
import type { Button, Screen } from './screen';

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
    path: PATHS[page],
    heading: headingOf(page, model),
    userName: user === null || isPublic(page) ? null : user.name,
    storedUser: user,
    toasts: [...toasts].toSorted(),
    content: contentOf(page, model),
  };
}

function headingOf(page: Page, { form }: Model): string {
  if (page === 'landing') return 'Every application on one trail';
  if (page === 'register') return 'Login';
  return page === 'add job' && form.editId !== null ? 'edit job' : page;
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

function listOf({ list, clock }: Model) {
  const { filters, box, jobs, sent, failure, deleting } = list;
  const isLoading = sent !== null;
  return {
    ...filters,
    search: box.text,
    clear: readyUnless(isLoading),
    headline: headlineOf(list),
    cards: jobs.map((job) => [
      job.position,
      job.company,
      job.jobLocation,
      job.jobType,
      job.jobStatus,
    ]),
    deleting: jobs.flatMap(({ _id }, index) => (deleting.has(_id) ? [index] : [])),
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

function jobFormOf({ form, user }: Model) {
  return {
    ...form.draft,
    jobLocation: form.draft.jobLocation ?? user?.location,
    error: form.error,
    invalid: Object.keys(form.invalid),
    submit: form.sent === null ? 'submit' : 'Please Wait...',
    hasWayBack: form.error !== '' && form.editId !== null,
  };
}

function failureOf(failure: Failure | null, clock: number) {
  if (failure === null) return { failure: '', retry: null };
  return { failure: failure.message, retry: readyUnless(failure.waitUntil > clock) };
}

function readyUnless(isRefused: boolean): Button {
  return isRefused ? 'refused' : 'ready';
}
