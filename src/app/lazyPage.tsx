import { lazy, useState, type ComponentType } from 'react';
import { loadOrReload, LostChunkError } from '@/shared/lib/lostChunk';

export type LazyPage = ComponentType & {
  /** Loads the page ahead of its first render; resolves in any case. */
  preload: () => Promise<unknown>;
};

/** A page whose code is loaded on first use; once loaded, it renders without a pending state. */
export function lazyPage(name: string, load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;

  async function loadOnce() {
    loaded ??= await load();
    return loaded;
  }

  const makePending = () =>
    lazy(async () => {
      try {
        return { default: await loadOrReload(name, loadOnce) };
      } catch (error) {
        if (error instanceof LostChunkError) {
          // A lazy component never forgets that it failed.
          error.allowRetry = () => {
            pending = makePending();
          };
        }
        throw error;
      }
    });
  let pending = makePending();

  function Page() {
    // Chosen once, or the page would be mounted anew as soon as its code is there.
    const [Content] = useState<ComponentType>(() => loaded ?? pending);
    return <Content />;
  }

  // A chunk that cannot be prefetched is asked for again when its page is opened.
  return Object.assign(Page, { preload: () => loadOnce().catch(() => undefined) });
}
