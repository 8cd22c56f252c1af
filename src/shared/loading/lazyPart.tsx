import { lazy, useState, type ComponentType } from 'react';

/** Code of the app could not be loaded. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
  }
}

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads its code before the first render; rejects when that fails. */
  preload: () => Promise<unknown>;
  /** The same in advance; a failure shows on use. */
  prefetch: () => void;
};

/**
 * A part of the app whose code is loaded on first use; once loaded, it renders without suspending. It throws a
 * ChunkLoadError when its code is lost.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded ??= await load());

  const Lazy: ComponentType<Props> = lazy(async () => {
    try {
      return { default: await preload() };
    } catch (error) {
      throw new ChunkLoadError(error);
    }
  });

  function Part(props: Props) {
    // Chosen once, or the part would be mounted again when its code has loaded.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Content {...props} />;
  }

  const prefetch = () => void preload().catch(() => undefined);
  return Object.assign(Part, { preload, prefetch });
}
