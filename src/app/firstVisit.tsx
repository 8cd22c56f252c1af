import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter, useRoutes, type RouteObject } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { jobPagePath, jobStatsPath } from '@/features/allJobs/allJobsApi';
import { selectListQuery } from '@/features/allJobs/allJobsSlice';
import { DashboardLayout } from '@/pages/DashboardLayout/DashboardLayout';
import { LandingPage } from '@/pages/LandingPage';
import { RegisterCard } from '@/pages/RegisterPage';
import { env } from '@/shared/config/env';
import { paths } from '@/shared/config/paths';
import { GlobalStyle } from '@/shared/styles/GlobalStyle';
import { PageSpinner } from '@/shared/ui/PageSpinner';
import { makeStore } from './store';

// What a document can show and ask for before its bundle is there. Only the build imports this file.

/** What the first answer of these pages is asked for, as their slices will ask for it. */
export function firstCalls(): Record<string, string> {
  const query = selectListQuery(makeStore(null).getState());
  return {
    [paths.stats]: env.apiBaseUrl + jobStatsPath,
    [paths.allJobs]: env.apiBaseUrl + jobPagePath(query),
  };
}

/** Nothing to type into: it would be gone once the bundle draws the page. */
const FIRST_PAINTS = {
  landing: { path: '*', element: <LandingPage /> },
  register: { path: '*', element: <RegisterCard title="Login" /> },
  dashboard: { element: <DashboardLayout />, children: [{ path: '*', element: <PageSpinner /> }] },
} satisfies Record<string, RouteObject>;

/** The first paint of each kind of page as HTML, and the one style sheet for all of them. */
export function renderFirstPaints(): { html: [name: string, html: string][]; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = Object.entries(FIRST_PAINTS).map(([name, route]): [string, string] => [
      name,
      renderToStaticMarkup(sheet.collectStyles(<FirstPaint route={route} />)),
    ]);
    const css = readRules(sheet);
    return { html: html.map(([name, markup]) => [name, withoutExtras(markup, css)]), css };
  } finally {
    sheet.seal();
  }
}

type Props = { route: RouteObject };

/** Inert, since nothing in it answers yet. Its path is that of no page, so no link is the current one. */
function FirstPaint({ route }: Props): ReactNode {
  return (
    <Provider store={makeStore(null)}>
      <StaticRouter location="/any">
        <GlobalStyle />
        <div inert>
          <Route route={route} />
        </div>
      </StaticRouter>
    </Provider>
  );
}

function Route({ route }: Props) {
  return useRoutes([route]);
}

/** Without the tags around the rules and the marks between them. */
function readRules(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{[^}]*\}|\n/g, '');
}

/** Without preloads of pictures, which the document has, and class names that have no rule. */
function withoutExtras(html: string, css: string): string {
  return html
    .replaceAll(/<link [^>]*>/g, '')
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
      const styled = names.split(' ').filter((name) => css.includes(`.${name}`));
      return styled.length > 0 ? ` class="${styled.join(' ')}"` : '';
    });
}
