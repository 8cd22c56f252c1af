import { useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { useRoutes } from 'react-router-dom';
import { PageChangeContext, createPageChangeDetector } from '@/shared/lib/pageChanges';
import { GlobalStyle } from '@/shared/styles/GlobalStyle';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { ErrorState } from '@/shared/ui/ErrorState';
import { OfflineBanner } from '@/shared/ui/OfflineBanner';
import { PageBoundary } from '@/shared/ui/PageBoundary';
import { routes } from './routes';
import type { AppStore } from './store';
import { useToasts } from '@/shared/lib/notify';

type Props = { store: AppStore };

/** The store, the router's pages, and the parts shown on all of them. */
export function App({ store }: Props) {
  const [detectPageChange] = useState(createPageChangeDetector);

  return (
    <Provider store={store}>
      <GlobalStyle />
      <FirstPaintStyleRemoval />
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
      <Toasts />
    </Provider>
  );
}

function Pages() {
  return useRoutes(routes);
}

/** Every rule of the first paint is among those of the components: each element would match both. */
function FirstPaintStyleRemoval() {
  useLayoutEffect(() => {
    document.getElementById('first-paint-style')?.remove();
  }, []);
  return null;
}

/** The toasts of all pages, in an error boundary of their own. */
function Toasts() {
  const toasts = useToasts();
  return (
    <ErrorBoundary name="toasts" fallback={() => null}>
      {toasts && <toasts.ToastRegion />}
    </ErrorBoundary>
  );
}
