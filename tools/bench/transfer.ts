import type { App } from '../lib/app';
import { openPage } from '../lib/browser';
import { printTable } from '../lib/table';
import { takeLongTasks } from '../lib/vitals';
import { readMemory } from './scale';

const ROWS = 1000;
const PAUSE_MS = 1100;

/** Prints how long an import and an export take, and the longest time either holds the page. */
export async function reportTransfer({ server, browser, session }: App): Promise<void> {
  const { page, devtools, close } = await openPage(browser, { storageState: session });
  const rows: string[][] = [];

  async function measure(name: string, run: () => Promise<void>) {
    await takeLongTasks(page);
    const start = performance.now();
    await run();
    const seconds = (performance.now() - start) / 1000;
    const tasks = await takeLongTasks(page);
    const longest = tasks.length === 0 ? 'below 50' : Math.max(...tasks).toFixed(0);
    const [heap = ''] = await readMemory(devtools);
    rows.push([name, seconds.toFixed(1), longest, heap]);
  }

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(`${server.origin}/import`);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'bench.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(makeFile()),
  });
  await press('next');
  await measure('preview', async () => {
    await press('next');
    await page.getByRole('group', { name: 'rows of the file' }).waitFor();
  });
  // Until then a press is taken for the second one of a double press on 'next'.
  await page.waitForTimeout(PAUSE_MS);
  await measure(`import of ${ROWS}`, async () => {
    await press(`import ${ROWS} applications`);
    await page.getByRole('heading', { name: 'Result', exact: true }).waitFor({ timeout: 600_000 });
  });

  await page.goto(`${server.origin}/all-jobs`);
  await page.locator('main article').first().waitFor();
  await press('more');
  await press('export');
  await measure(`export of ${ROWS} and the demo's own`, async () => {
    const download = page.waitForEvent('download', { timeout: 600_000 });
    await press('save file');
    await download;
  });
  await close();

  console.log('\nImport and export, full speed\n');
  printTable(['what', 's', 'longest task ms', 'heap MB after'], rows);
}

function makeFile(): string {
  const rows = Array.from({ length: ROWS }, (_, index) => `Bench ${index},Acme,Berlin,Remote,Sent`);
  return ['position,company,location,type,status', ...rows].join('\n');
}
