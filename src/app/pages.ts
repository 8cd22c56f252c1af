import type { ComponentType } from 'react';
import { paths } from '@/shared/config/paths';

/** Who may open a page. */
export type Access = 'users' | 'visitors' | 'everybody';

export type Page = {
  path: string;
  access: Access;
  load: () => Promise<ComponentType>;
  /** What the document shows of it until its code is there; the build draws it. */
  firstPaint?: 'dashboard' | 'landing' | 'register';
  /** What it asks the server for as soon as it opens; the build knows the address. */
  firstCall?: 'jobs' | 'stats';
};

const ofUsers = { access: 'users', firstPaint: 'dashboard' } as const;

/** Every page: the router, the redirects, the prefetch, the build and the tools read this table. */
export const pages = {
  stats: {
    path: paths.stats,
    ...ofUsers,
    load: async () => (await import('@/pages/StatsPage')).StatsPage,
    firstCall: 'stats',
  },
  allJobs: {
    path: paths.allJobs,
    ...ofUsers,
    load: async () => (await import('@/pages/AllJobsPage/AllJobsPage')).AllJobsPage,
    firstCall: 'jobs',
  },
  addJob: {
    path: paths.addJob,
    ...ofUsers,
    load: async () => (await import('@/pages/AddJobPage')).AddJobPage,
  },
  profile: {
    path: paths.profile,
    ...ofUsers,
    load: async () => (await import('@/pages/ProfilePage')).ProfilePage,
  },
  import: {
    path: paths.import,
    ...ofUsers,
    load: async () => (await import('@/pages/ImportPage')).ImportPage,
  },
  posting: {
    path: paths.posting,
    ...ofUsers,
    load: async () => (await import('@/pages/PostingPage')).PostingPage,
  },
  landing: {
    path: paths.landing,
    access: 'everybody',
    load: async () => (await import('@/pages/LandingPage')).LandingPage,
    firstPaint: 'landing',
  },
  register: {
    path: paths.register,
    access: 'visitors',
    load: async () => (await import('@/pages/RegisterPage')).RegisterPage,
    firstPaint: 'register',
  },
  notFound: {
    path: '*',
    access: 'everybody',
    load: async () => (await import('@/pages/NotFoundPage')).NotFoundPage,
  },
} satisfies Record<keyof typeof paths | 'notFound', Page>;

/** The frame around the pages of users. */
export const dashboard = {
  load: async () => (await import('@/pages/DashboardLayout/DashboardLayout')).DashboardLayout,
};

/** The redirect for a page that this visitor may not open, else null. */
export function findRedirect(
  access: Access,
  isSignedIn: boolean,
  isCookieLost = false,
): string | null {
  if (access === 'users' && !isSignedIn) return isCookieLost ? paths.register : paths.landing;
  if (access === 'visitors' && isSignedIn) return paths.stats;
  return null;
}
