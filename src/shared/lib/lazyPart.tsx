import { lazy, useState, type ComponentType } from 'react';
import { importPart } from './importPart';
import { ChunkLoadError, loadChunk } from './loadChunk';

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads its code before the first render; rejects when that fails. */
  preload: () => Promise<unknown>;
  /** The same in advance; a failure shows on use. */
  prefetch: () => void;
};

/**
 * A part of the app whose code, in the file of this name, is loaded on first use; once loaded, it
 * renders without suspending. A failure is thrown as a ChunkLoadError, unless `loadToShow` handles it.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  loadToShow: (
    load: () => Promise<ComponentType<Props>>,
  ) => Promise<ComponentType<Props>> = loadChunk,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  async function loadOnce() {
    loading ??= importPart(name, load);
    try {
      loaded ??= await loading;
      return loaded;
    } finally {
      loading = undefined;
    }
  }

  const makePending = () =>
    lazy(async () => {
      try {
        return { default: await loadToShow(loadOnce) };
      } catch (error) {
        if (error instanceof ChunkLoadError) {
          // A lazy component caches its failure.
          error.allowRetry = () => {
            pending = makePending();
          };
        }
        throw error;
      }
    });
  let pending: ComponentType<Props> = makePending();

  function Part(props: Props) {
    // Chosen once, or the part would be mounted again when its code has loaded.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? pending);
    return <Content {...props} />;
  }

  const prefetch = () => void loadOnce().catch(() => undefined);
  return Object.assign(Part, { preload: loadOnce, prefetch });
}
