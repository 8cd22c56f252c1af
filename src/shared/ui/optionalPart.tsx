import { Suspense, useState, type ComponentType } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * A lazy part that renders nothing while its code loads; `Fallback` when that is lost or it fails. When its
 * code was lost, it is loaded again for what is mounted later.
 */
export function optionalPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const makePart = () =>
    lazyPart(name, load, (loadOnce) =>
      loadOnce().catch(() => {
        current = makePart();
        return Fallback;
      }),
    );
  let current: ComponentType<Props> = makePart();

  return function OptionalPart(props: Props) {
    // Chosen outside of the Suspense, which keeps no state while it waits, or it would load in a loop.
    const [Part] = useState(() => current);
    return (
      <ErrorBoundary name={name} fallback={() => <Fallback {...props} />}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
