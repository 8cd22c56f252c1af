import { useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { useRoutes } from 'react-router-dom';
import { ToastRegion } from '@/shared/notify/notify';
import { PageChangeContext, createPageChangeDetector } from '@/shared/navigation/pageChanges';
import { GlobalStyle } from '@/shared/styles/GlobalStyle';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { ErrorState } from '@/shared/ui/ErrorState';
import { OfflineBanner } from '@/shared/ui/OfflineBanner';
import { PageBoundary } from '@/shared/ui/PageBoundary';
import { OptionalPart } from '@/shared/ui/PartBoundary';
import { routes } from './routes';
import type { AppStore } from '@/shared/store/withTypes';

type Props = { store: AppStore };

/** The store, the router's pages, and the parts shown on all of them. */
export function App({ store }: Props) {
  const [detectPageChange] = useState(createPageChangeDetector);
  // Every rule of the first paint is among those of the components: each element would match both.
  useLayoutEffect(() => document.getElementById('first-paint-style')?.remove(), []);

  return (
    <Provider store={store}>
      <GlobalStyle />
      <ErrorBoundary
        name="app"
        fallback={(_, retry) => (
          <ErrorState error={{ message: 'Something went wrong.' }} onRetry={retry} />
        )}
      >
        <OfflineBanner />
        <PageChangeContext value={detectPageChange}>
          <PageBoundary isWholePage>
            <Pages />
          </PageBoundary>
        </PageChangeContext>
      </ErrorBoundary>
      <OptionalPart name="toasts">
        <ToastRegion />
      </OptionalPart>
    </Provider>
  );
}

function Pages() {
  return useRoutes(routes);
}
