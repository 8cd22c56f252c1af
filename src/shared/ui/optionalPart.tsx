import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { ErrorBoundary } from './ErrorBoundary';

/** A lazy part that renders nothing while its code loads; `Fallback` when that is lost or it fails. */
export function optionalPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const Part = lazyPart(name, load, (loadOnce) => loadOnce().catch(() => Fallback));
  return (props: Props) => (
    <ErrorBoundary name={name} fallback={() => <Fallback {...props} />}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
