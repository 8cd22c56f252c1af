import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter, useRoutes, type RouteObject } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Page } from '@/app/pages';
import { makeStore } from '@/app/store';
import { selectQuery } from '@/jobs/reads/listSelectors';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { jobStatsPath } from '@/jobs/api/jobsApi';
import { FIRST_PAGE } from '@/jobs/reads/collectionWalk';
import { DashboardLayout } from '@/pages/DashboardLayout/DashboardLayout';
import { LandingPage } from '@/pages/LandingPage';
import { RegisterCard } from '@/pages/RegisterPage';
import { env } from '@/shared/config/env';
import { addressOf } from '@/shared/config/paths';
import { GlobalStyle } from '@/shared/styles/GlobalStyle';
import { lookAttributes, StyledButton } from '@/shared/ui/Button.styles';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageSpinner } from '@/shared/ui/PageSpinner';
import { Spinner } from '@/shared/ui/Spinner';
import type { FirstCalls } from './pageStarts';

// What a document can show and ask for before its bundle is there. Runs in the build alone.

/** The URLs of the first calls by the query string, as the slices will make them; none in the demo, whose calls stay in the page. */
export function firstCalls(): FirstCalls {
  if (import.meta.env.MODE === 'demo') return {};
  const query = selectQuery(makeStore(null).getState());
  return {
    stats: { '': env.apiBaseUrl + jobStatsPath },
    jobs: {
      '': env.apiBaseUrl + jobPagePath(query),
      '?view=board': env.apiBaseUrl + FIRST_PAGE,
      '?view=table': env.apiBaseUrl + FIRST_PAGE,
    },
  };
}

/** Nothing to type into: it would be gone once the bundle draws the page. */
const FIRST_PAINTS: Record<NonNullable<Page['firstPaint']> | 'lost', RouteObject> = {
  // The link of the page works without the bundle, its button does not.
  landing: {
    path: '*',
    element: (
      <div data-first-paint>
        <LandingPage />
      </div>
    ),
  },
  register: still(
    <RegisterCard title="Login">
      <Spinner label="loading page" />
    </RegisterCard>,
  ),
  dashboard: still(<DashboardLayout />, <PageSpinner />),
  lost: {
    path: '*',
    element: (
      <EmptyState action={<Reload />}>
        <p role="alert">Jobtrail could not be loaded. Please check your connection.</p>
      </EmptyState>
    ),
  },
};

/** Works without a script: an empty link opens the address of its page, with what that asks for. */
function Reload() {
  return (
    <StyledButton as="a" href="" {...lookAttributes({})}>
      reload
    </StyledButton>
  );
}

/** Inert, since nothing in it answers yet. */
function still(page: ReactNode, content: ReactNode = null): RouteObject {
  const element = (
    <div data-first-paint inert>
      {page}
    </div>
  );
  return { element, children: [{ path: '*', element: content }] };
}

/**
 * As HTML the first paint of each kind of page, and what is shown when the bundle is lost; and the
 * one style sheet for all of them.
 */
export function renderFirstPaints(): { html: [name: string, html: string][]; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    // Once: each document that renders it would add its rules again.
    renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
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

function FirstPaint({ route }: Props) {
  return (
    <Provider store={makeStore(null)}>
      {/* A path of no page, so that no link is marked as the current one. */}
      <StaticRouter basename={env.baseUrl} location={addressOf('/any')}>
        <Route route={route} />
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
  return (
    html
      .replaceAll(/<link [^>]*>/g, '')
      // A choice or a press made before the bundle is there would be lost.
      .replaceAll('<fieldset', '<fieldset inert')
      .replaceAll(/<button(?=[^>]* type="button")/g, '<button inert')
      .replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
        const styled = names.split(' ').filter((name) => css.includes(`.${name}`));
        return styled.length > 0 ? ` class="${styled.join(' ')}"` : '';
      })
  );
}
