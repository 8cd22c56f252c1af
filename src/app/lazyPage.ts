import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '@/shared/lib/lazyPart';
import { loadChunkOrReload } from '@/shared/lib/loadChunk';

export type LazyPage = LazyPart<object>;

/** A page whose code, in the file of this name, is loaded on first use, if need be by loading the whole app again. */
export function lazyPage(name: string, load: () => Promise<ComponentType>): LazyPage {
  return lazyPart(name, load, (loadOnce) => loadChunkOrReload(name, loadOnce));
}
