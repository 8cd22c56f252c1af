import { build, type ResolvedConfig } from 'vite';

/** Puts something in the place of what is there; fails the build when it is not. */
export function replaceOnce(text: string, place: string, content: string): string {
  if (!text.includes(place)) throw new Error(`There is no ${place} to be replaced.`);
  return text.replace(place, () => content);
}

/** The code of one classic script, made of this file and all that it imports, with these constants. */
export async function bundleScript(
  { root, mode, base, resolve }: ResolvedConfig,
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const output = await build({
    root,
    mode,
    base,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    resolve: { alias: resolve.alias },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' },
    },
  });
  const [script] = Array.isArray(output) ? output.flatMap((each) => each.output) : [];
  if (script?.type !== 'chunk') throw new Error(`${entry} could not be built.`);
  return script.code;
}
