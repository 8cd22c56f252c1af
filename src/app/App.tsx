import { useState } from 'react';
import { Provider } from 'react-redux';
import { useRoutes } from 'react-router-dom';
import { ArrivalContext, rememberArrivals } from '@/shared/lib/arrivals';
import { GlobalStyle } from '@/shared/styles/GlobalStyle';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { ErrorState } from '@/shared/ui/ErrorState';
import { OfflineBanner } from '@/shared/ui/OfflineBanner';
import { PageBoundary } from '@/shared/ui/PageBoundary';
import { routes } from './routes';
import type { AppStore } from './store';
import { Toasts } from './Toasts';

type Props = { store: AppStore };

/** Everything below the router: the store, the pages, and what stands above all pages. */
export function App({ store }: Props) {
  const [arrive] = useState(rememberArrivals);

  return (
    <Provider store={store}>
      <ErrorBoundary
        name="app"
        fallback={(_, retry) => <ErrorState message="Something went wrong." onRetry={retry} />}
      >
        <GlobalStyle />
        <OfflineBanner />
        <ArrivalContext value={arrive}>
          <PageBoundary pageKey="app" isWholePage>
            <Pages />
          </PageBoundary>
        </ArrivalContext>
      </ErrorBoundary>
      <Toasts />
    </Provider>
  );
}

function Pages() {
  return useRoutes(routes);
}
