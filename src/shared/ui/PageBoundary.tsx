import { Fragment, Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChunkLoadError } from '@/shared/loading/loadCode';
import { theme } from '@/shared/styles/theme';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorState } from './ErrorState';
import { LostPart } from './LostPart';
import { PageHeading } from './PageHeading';
import { PageSpinner } from './PageSpinner';

type Props = {
  /** Whether nothing stands around the page, which then brings its own main landmark. */
  isWholePage?: boolean;
  children: ReactNode;
};

/** Shows that a page is loading, or that it failed and how to go on. The page is its `key`. */
export function PageBoundary({ isWholePage = false, children }: Props) {
  const Frame = isWholePage ? Main : Fragment;
  return (
    <ErrorBoundary
      name="page"
      fallback={(error, retry) => (
        <Frame>
          <PageHeading title="something went wrong" isVisuallyHidden />
          {error instanceof ChunkLoadError ? (
            <LostPart name="page" />
          ) : (
            <ErrorState error={{ message: 'Something went wrong on this page.' }} onRetry={retry} />
          )}
        </Frame>
      )}
    >
      <Suspense fallback={<PageSpinner />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const Main = styled.main`
  max-width: 720px;
  margin: 0 auto;
  padding: 12svh ${theme.space(4)} ${theme.space(12)};
`;
