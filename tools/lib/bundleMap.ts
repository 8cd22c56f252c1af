import { SourceMap, type SourceMapPayload } from 'node:module';
import { build, type Rolldown } from 'vite';

/** Characters of a file. Smaller ones are parts of one page. */
const LARGE = 10_000;
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Builds the app with source maps, in memory. Resolves with kB of minified JavaScript by file and package, the
 * largest first, for each file that is large and imported by another or by a page.
 */
export async function mapBundle(): Promise<{ file: string; of: string; kB: number }[]> {
  const built = await build({
    logLevel: 'error',
    build: { write: false, sourcemap: true },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
    .filter(({ code }) => code.length >= LARGE)
    .toSorted((one, other) => other.code.length - one.code.length)
    .flatMap(({ name, fileName, code }) => {
      const map = outputs.find((file) => file.fileName === `${fileName}.map`);
      return map?.type === 'asset' ? packagesOf(name, code, String(map.source)) : [];
    });
}

function packagesOf(file: string, code: string, map: string) {
  const sizes = new Map<string, number>();
  const sources = new SourceMap(JSON.parse(map) as SourceMapPayload);
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = sources.findEntry(line, column);
      const of = 'originalSource' in entry ? packageOf(entry.originalSource) : 'bundler';
      sizes.set(of, (sizes.get(of) ?? 0) + 1);
    }
  }
  return [...sizes]
    .toSorted(([, one], [, other]) => other - one)
    .map(([of, characters]) => ({ file, of, kB: characters / 1000 }));
}

function packageOf(source: string): string {
  return PACKAGE.exec(source)?.[1] ?? 'own code';
}
