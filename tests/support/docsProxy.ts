import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

const PAGE = new URL('../../docs/back-ends-and-hosting.md', import.meta.url);

/** Runs the proxy of the documentation as it stands there, but for the two ports. */
export async function startDocsProxy(target: string) {
  const [, code = ''] = /```js\n(.*?)```/s.exec(await readFile(PAGE, 'utf8')) ?? [];
  const program = code
    .replace('http://localhost:5000', target)
    .replace(
      'listen(5001)',
      'listen(0, function () { process.stdout.write(String(this.address().port)) })',
    );
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: `http://localhost:${String(port)}`, close: () => child.kill() };
}
