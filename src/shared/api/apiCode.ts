import { importPart } from '@/shared/lib/importPart';
import type * as httpClientCode from './httpClient';
import type * as readAnswerCode from './readAnswer';

/** Code that is loaded on first use. */
export type LazyCode<Code> = {
  /** The code if it is loaded, else undefined. */
  loaded: () => Code | undefined;
  /** Rejects when it cannot be loaded. */
  load: () => Promise<Code>;
  /** Always resolves; a failure shows on use. */
  preload: () => Promise<void>;
};

/** What reads answers, with the library behind the contract. */
export const answerReader = lazyCode<typeof readAnswerCode>(
  'readAnswer',
  () => import('./readAnswer'),
);

/** The same with axios, which sends calls. */
export const httpClient = lazyCode<typeof httpClientCode>(
  'httpClient',
  () => import('./httpClient'),
);

function lazyCode<Code>(name: string, load: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined;
  const loadPart = async () => (loaded = await importPart(name, load));
  return {
    loaded: () => loaded,
    load: loadPart,
    preload: async () => {
      await loadPart().catch(() => undefined);
    },
  };
}
