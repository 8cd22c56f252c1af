import type { Page } from '@playwright/test';
import { openFilters } from './support/steps';
import { open } from './support/stubbedApi';
import { expect, test } from './support/test';

/** Replaces every text of the page by an element, as the translators of browsers do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, template, option') !== null) continue;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.textContent = text.nodeValue;
      text.parentNode?.replaceChild(font, text);
    }
  });
}

async function expectFound(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(count);
  await expect(page.getByText(`${count} job${count > 1 ? 's' : ''} found`)).toBeVisible();
}

test('a translated list is still filtered, sorted and searched', async ({ page, signedIn }) => {
  await signedIn.addJobs([
    { position: 'Baker', jobStatus: 'interview' },
    { position: 'Cook' },
    { position: 'Tailor' },
  ]);
  await open(page, '/all-jobs');
  await expectFound(page, 3);
  const clear = page.getByRole('button', { name: 'clear filters' });

  await openFilters(page);
  await translate(page);
  await page.getByLabel('status', { exact: true }).selectOption('pending');
  await expectFound(page, 2);
  await translate(page);
  await clear.click();
  await expectFound(page, 3);

  await translate(page);
  await page.getByLabel('sort').selectOption('a-z');
  await expect(page.getByRole('article').first()).toContainText('Baker');
  await translate(page);
  await page.getByLabel('search').fill('oo');
  await page.getByLabel('search').press('Enter');
  await expectFound(page, 1);
  await translate(page);
  await clear.click();
  await expectFound(page, 3);
  await expect(clear).toBeEnabled();
});
