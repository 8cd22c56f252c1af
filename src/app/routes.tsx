import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { warmUpHttpClient } from '@/shared/api/loadHttpClient';
import { env } from '@/shared/config/env';
import { paths } from '@/shared/config/paths';
import { lazyPage, type LazyPage } from './lazyPage';
import { ProtectedLayout } from './ProtectedLayout';
import { PublicLayout } from './PublicLayout';

const DashboardLayout = lazyPage(
  'dashboard',
  async () => (await import('@/pages/DashboardLayout/DashboardLayout')).DashboardLayout,
);
// These two call the server as soon as they are there.
const StatsPage = lazyPage('stats', async () => {
  void warmUpHttpClient();
  return (await import('@/pages/StatsPage')).StatsPage;
});
const AllJobsPage = lazyPage('all-jobs', async () => {
  void warmUpHttpClient();
  return (await import('@/pages/AllJobsPage')).AllJobsPage;
});
const AddJobPage = lazyPage('add-job', async () => (await import('@/pages/AddJobPage')).AddJobPage);
const ProfilePage = lazyPage(
  'profile',
  async () => (await import('@/pages/ProfilePage')).ProfilePage,
);
const LandingPage = lazyPage(
  'landing',
  async () => (await import('@/pages/LandingPage')).LandingPage,
);
const RegisterPage = lazyPage(
  'register',
  async () => (await import('@/pages/RegisterPage')).RegisterPage,
);
const NotFoundPage = lazyPage(
  'not-found',
  async () => (await import('@/pages/NotFoundPage')).NotFoundPage,
);

/** The element of a page, and as the route's handle the page itself, for loading it ahead. */
function show(Page: LazyPage) {
  return { element: <Page />, handle: Page };
}

const protectedRoute: RouteObject = {
  path: paths.stats,
  element: (
    <ProtectedLayout>
      <DashboardLayout />
    </ProtectedLayout>
  ),
  handle: DashboardLayout,
  children: [
    { index: true, ...show(StatsPage) },
    { path: paths.allJobs, ...show(AllJobsPage) },
    { path: paths.addJob, ...show(AddJobPage) },
    { path: paths.profile, ...show(ProfilePage) },
  ],
};

export const routes: RouteObject[] = [
  protectedRoute,
  {
    element: <PublicLayout />,
    children: [
      { path: paths.landing, ...show(LandingPage) },
      { path: paths.register, ...show(RegisterPage) },
      { path: '*', ...show(NotFoundPage) },
    ],
  },
];

/** Loads all code of the page at this path, its layout included; failures show when it is opened. */
export async function preloadPage(pathname: string): Promise<void> {
  const pages = (matchRoutes(routes, pathname, env.baseUrl) ?? []).map(({ route }) => route.handle as unknown);
  await Promise.allSettled(pages.filter(isPage).map((page) => page.preload()));
}

/** Where a visit of this path begins: visitors are led to the landing page, users past the login. */
export function findFirstPage(pathname: string, isSignedIn: boolean): string {
  if (!isSignedIn && matchRoutes([protectedRoute], pathname)) return paths.landing;
  if (isSignedIn && matchPath(paths.register, pathname)) return paths.stats;
  return pathname;
}

function isPage(handle: unknown): handle is LazyPage {
  return typeof handle === 'function' && 'preload' in handle;
}
