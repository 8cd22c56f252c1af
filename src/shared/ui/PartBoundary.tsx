import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '@/shared/loading/lazyPart';
import { ChunkLoadError } from '@/shared/loading/loadCode';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorState } from './ErrorState';
import { LostPart } from './LostPart';

type Props = {
  name: string;
  /** What is seen while its code loads. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Contains a lazily loaded part of a page: while it loads, when it fails, and when its code is lost. */
export function PartBoundary({ name, fallback = null, children }: Props) {
  return (
    <ErrorBoundary
      name={name}
      fallback={(error, retry) =>
        error instanceof ChunkLoadError ? (
          <LostPart name={name} />
        ) : (
          <ErrorState error={{ message: `The ${name} cannot be shown.` }} onRetry={retry} />
        )
      }
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

type OptionalProps = { name: string; lost?: ReactNode; children: ReactNode };

/** Contains a part that can be done without: nothing, or `lost`, is shown when it fails or its code is lost. */
export function OptionalPart({ name, lost = null, children }: OptionalProps) {
  return (
    <ErrorBoundary name={name} fallback={() => lost}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A part that can be done without, whose code is loaded on first use. */
export function optionalPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load);
  return (props) => (
    <OptionalPart name={name}>
      <Part {...props} />
    </OptionalPart>
  );
}
