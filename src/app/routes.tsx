import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { env } from '@/shared/config/env';
import { addressOf } from '@/shared/config/paths';
import { lazyPart, type LazyPart } from '@/shared/loading/lazyPart';
import { rememberDestination } from './destination';
import { dashboard, findRedirect, pages, type Access, type Page } from './pages';
import { PublicLayout } from './PublicLayout';
import { RequireAccess } from './RequireAccess';

/** The handle of a route. */
type Handle = { access: Access; Content: LazyPart<object> };

const frame: Handle = { access: 'users', Content: lazyPart(dashboard.load) };

const pageRoutes = Object.values(pages).map((page: Page) => {
  const Content = lazyPart<object>(page.load);
  const handle: Handle = { access: page.access, Content };
  return { path: page.path, element: <Content />, handle };
});

const routesFor = (access: Access) => pageRoutes.filter(({ handle }) => handle.access === access);

export const routes: RouteObject[] = [
  {
    element: (
      <RequireAccess access="users">
        <frame.Content />
      </RequireAccess>
    ),
    handle: frame,
    children: routesFor('users'),
  },
  {
    element: <PublicLayout />,
    children: [
      {
        element: (
          <RequireAccess access="visitors">
            <Outlet />
          </RequireAccess>
        ),
        children: routesFor('visitors'),
      },
      ...routesFor('everybody'),
    ],
  },
];

/** All pages, their frame first. */
export const lazyPages = [frame, ...pageRoutes.map(({ handle }) => handle)].map(
  ({ Content }) => Content,
);

/** Loads all code of the page at this address, its frame included; failures show when it is opened. */
export async function preloadPage(pathname: string): Promise<void> {
  await Promise.allSettled(findHandles(pathname).map(({ Content }) => Content.preload()));
}

/**
 * Replaces the open address when it needs a redirect, and returns the path. An address that needs a
 * login is remembered.
 */
export function redirectInitialPath(isSignedIn: boolean): string {
  const page = findHandles(location.pathname).at(-1);
  const elsewhere = page && findRedirect(page.access, isSignedIn);
  if (!elsewhere) return location.pathname;
  if (!isSignedIn) rememberDestination(null);
  const address = addressOf(elsewhere);
  history.replaceState(null, '', address);
  return address;
}

function findHandles(pathname: string): Handle[] {
  return (matchRoutes(routes, pathname, env.baseUrl) ?? [])
    .map(({ route }) => route.handle as Handle | undefined)
    .filter((handle) => handle !== undefined);
}
