import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '@/shared/lib/lazyPart';
import { loadChunkOrReload } from '@/shared/lib/loadChunk';

export type LazyPage = LazyPart<object>;

/** A lazily loaded page; when its code is lost the app is reloaded once. */
export function lazyPage(name: string, load: () => Promise<ComponentType>): LazyPage {
  return lazyPart(name, load, (loadOnce) => loadChunkOrReload(name, loadOnce));
}
