import { build, type InlineConfig } from 'vite';
import { vi } from 'vitest';
import type { PageStarts } from '../../src/boot/startPage';

/** Builds for production without writing anything, and resolves with what is in the files. */
export async function buildOutput(config: InlineConfig) {
  vi.stubEnv('NODE_ENV', 'production');
  const output = await build({
    logLevel: 'silent',
    ...config,
    build: { ...config.build, write: false },
  });
  vi.unstubAllEnvs();
  if (Array.isArray(output) || !('output' in output)) throw new Error('Not a single build.');
  const files = output.output;
  const chunks = files.filter((file) => file.type === 'chunk');
  const textOf = (name: string) => {
    const file = files.find(({ fileName }) => fileName === name);
    return file?.type === 'asset' ? String(file.source) : '';
  };
  const html = textOf('index.html');
  return {
    files,
    chunks,
    /** The modules of these chunks, by their paths below the root. */
    modulesOf: (some: typeof chunks) =>
      some.flatMap(({ moduleIds }) => moduleIds.map((id) => id.replace(process.cwd(), ''))),
    textOf,
    html,
    /** What the document asks its host for. */
    addresses: [...html.matchAll(/ (?:src|href)="(\/[^"]*)"/g)].map(([, to = '']) => to),
    pageStarts: JSON.parse(/ data-pages='([^']*)'/.exec(html)?.[1] ?? '{}') as PageStarts,
  };
}
