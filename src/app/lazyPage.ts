import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from '@/shared/lib/lazyPart';
import { loadOrReload } from '@/shared/lib/lostChunk';

export type LazyPage = LazyPart<object>;

/** A page whose code is loaded on first use, if need be by loading the whole app again. */
export function lazyPage(name: string, load: () => Promise<ComponentType>): LazyPage {
  return lazyPart(load, (loadOnce) => loadOrReload(name, loadOnce));
}
