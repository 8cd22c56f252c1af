import { lazy, useState, type ComponentType } from 'react';
import { loadCode } from './loadCode';

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads its code before the first render; rejects with a ChunkLoadError when that fails. */
  preload: () => Promise<unknown>;
  /** The same in advance; a failure shows on use. */
  prefetch: () => void;
};

/**
 * A part of the app whose code is loaded on first use; once loaded, it renders without suspending. It throws a
 * ChunkLoadError when its code is lost, which says so of `name`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  name?: string,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await loadCode(load, name));

  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await preload() }));

  function Part(props: Props) {
    // Chosen once, or the part would be mounted again when its code has loaded.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Content {...props} />;
  }

  const prefetch = () => void preload().catch(() => undefined);
  return Object.assign(Part, { preload, prefetch });
}
