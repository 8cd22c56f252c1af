import { expect, type Page } from '@playwright/test';
import { encode, xlsx } from '../../tests/features/importing/files/encode';

type Imported = Record<'position' | 'company' | 'jobLocation' | 'jobType' | 'jobStatus', string>;
/** A file as people have it, and what is imported of it without a correction. */
export type ImportFile = { name: string; content: Buffer; jobs: Imported[] };

const LONDON = 'London';
const file = (name: string, content: string | Uint8Array, ...jobs: string[][]): ImportFile => ({
  name,
  content: Buffer.from(content),
  jobs: jobs.map(
    ([
      position = '',
      company = '',
      jobStatus = 'pending',
      jobType = 'full-time',
      place = LONDON,
    ]) => ({
      position,
      company,
      jobLocation: place,
      jobType,
      jobStatus,
    }),
  ),
});
const lines = (...all: string[]) => all.join('\r\n');

/** Applications of people who live in London; no two hold the same application. */
export const IMPORT_FILES: ImportFile[] = [
  file(
    'latin.csv',
    encode(
      lines('Stelle;Firma', 'Köchin;Gasthaus „Krone“', 'Bote;McDonald’s – Ulm'),
      'windows-1252',
    ),
    ['Köchin', 'Gasthaus „Krone“'],
    ['Bote', 'McDonald’s – Ulm'],
  ),
  file(
    'wide.txt',
    Buffer.from(lines('Stelle\tFirma', 'Köchin\tMüller, Bäcker GmbH', 'Bote\tGröße AG'), 'utf16le'),
    ['Köchin', 'Müller, Bäcker GmbH'],
    ['Bote', 'Größe AG'],
  ),
  file(
    'breaks.csv',
    'role|company|rejected|interview\r\n"Cook\nand baker"|Epsilon, Inc.||2026-10-02\nClerk|Zeta|2026-10-03|2026-10-02\r',
    ['Cook and baker', 'Epsilon, Inc.', 'interview'],
    ['Clerk', 'Zeta', 'declined'],
  ),
  file(
    'sheet.xlsx',
    xlsx({
      Guide: [['How to use this']],
      Jobs: [
        ['Applied', 'Role', 'Company', 'City'],
        [{ date: 46000 }, 'Cook', 'Eta', 'Bonn'],
        [{ date: 46001 }, 'Clerk', 'Theta', 'Köln'],
      ],
    }),
    ['Cook', 'Eta', 'pending', 'full-time', 'Bonn'],
    ['Clerk', 'Theta', 'pending', 'full-time', 'Köln'],
  ),
];

/** Opens the preview of these lines of a file. */
export async function openPreview(page: Page, csv: string[]): Promise<void> {
  await page.goto('./import');
  const file = { name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: 'next' }).click();
    await expect(page.getByRole('heading', { name: new RegExp(`^Step ${number}`) })).toBeVisible();
  }
}

/** A file of rows with position, company and location. */
export const csv = (...rows: string[]) => ({
  name: 'rows.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['position,company,location', ...rows].join('\n')),
});
