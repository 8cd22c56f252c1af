import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { ErrorBoundary } from './ErrorBoundary';

/** A lazy part that renders nothing while its code loads, when that is lost, and when it fails. */
export function optionalPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(name, load, (loadOnce) => loadOnce().catch(() => () => null));
  return (props: Props) => (
    <ErrorBoundary name={name} fallback={() => null}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
