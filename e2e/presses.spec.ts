import type { Page } from '@playwright/test';
import { csv } from './support/importFiles';
import { writesOf } from './support/steps';
import { open as openPage } from './support/stubbedApi';
import { cell, openTable, row } from './support/table';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** What a press on Enter does there. */
type Place = {
  name: string;
  /** Leaves the focus where the press is to be. */
  open: (page: Page) => Promise<unknown>;
  /** By their methods. */
  writes: string[];
  /** Waits for what the press leads to. */
  done: (page: Page) => Promise<unknown>;
  /** Where a second press means something: it closes what the first has opened. */
  isHeldOnly?: boolean;
};

const deleteOf = (page: Page, position: string) =>
  page.getByRole('article', { name: position }).getByRole('button', { name: 'delete' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** Selects all three, and finds the button of the bar that deletes them. */
const deleteOfAll = async (page: Page) => {
  await page.goto('./all-jobs');
  await button(page, /^select$/).click();
  await button(page, 'select all 3 found').click();
  return page.getByRole('region', { name: 'selection' }).getByRole('button', { name: 'delete' });
};
/** Longer than a second press of a double one is ignored. */
const laterPress = (page: Page) => page.clock.fastForward(1000);

const PLACES: Place[] = [
  {
    name: "'delete' of a card",
    open: async (page) => {
      await page.goto('./all-jobs');
      await deleteOf(page, 'Baker 3').focus();
    },
    writes: ['DELETE'],
    done: (page) => expect(button(page, 'put back Baker 3, Acme')).toBeVisible(),
  },
  {
    name: "'put back'",
    open: async (page) => {
      await page.goto('./all-jobs');
      await deleteOf(page, 'Baker 3').click();
      await button(page, 'put back Baker 3, Acme').focus();
      await laterPress(page);
    },
    writes: ['DELETE', 'POST'],
    done: (page) => expect(page.getByRole('article', { name: 'Baker 3' })).toBeVisible(),
  },
  {
    name: "'delete' of several",
    open: async (page) => {
      await (await deleteOfAll(page)).focus();
    },
    writes: [],
    done: (page) =>
      expect(page.getByRole('dialog', { name: 'delete 3 applications?' })).toBeVisible(),
    isHeldOnly: true,
  },
  {
    name: "the dialog's 'delete' of several",
    open: async (page) => {
      await (await deleteOfAll(page)).click();
      await page.getByRole('dialog').getByRole('button', { name: 'delete' }).focus();
    },
    writes: ['DELETE', 'DELETE', 'DELETE'],
    done: (page) => expect(button(page, 'put back all')).toBeVisible(),
  },
  {
    name: "'undo' of a toast",
    open: async (page) => {
      await page.goto('./all-jobs');
      await button(page, /^status of Baker 3/).click();
      await page.getByRole('menuitemradio', { name: 'declined' }).click();
      await button(page, /^undo: Baker 3/).focus();
    },
    writes: ['PATCH', 'PATCH'],
    done: (page) => expect(button(page, 'status of Baker 3, Acme: pending')).toBeVisible(),
  },
  {
    name: 'the name of a view',
    open: async (page) => {
      await page.goto('./all-jobs?status=pending');
      await button(page, 'save view').click();
      await page.getByLabel('name of this view').fill('mine');
    },
    writes: [],
    done: async (page) => {
      await expect(page.getByText('saved: mine')).toBeVisible();
      await expect(button(page, 'rename')).toHaveCount(1);
    },
  },
  {
    name: 'a cell of the table',
    open: async (page) => {
      await openTable(page);
      await cell(page, 'Baker 3, Acme', 'company').dblclick();
      await page.getByLabel('company of Baker 3').fill('Umbrella');
    },
    writes: ['PATCH'],
    done: (page) => expect(row(page, 'Baker 3, Umbrella')).toBeVisible(),
  },
  {
    name: "'import'",
    open: async (page) => {
      await page.goto('./import');
      const file = csv('Cook,Inn,Rome', 'Clerk,Bank,Bonn');
      await page.getByLabel('Choose a file').setInputFiles(file);
      await button(page, 'next').click();
      await button(page, 'next').click();
      await button(page, 'import 2 applications').focus();
      await laterPress(page);
    },
    writes: ['POST', 'POST'],
    done: (page) =>
      expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeVisible(),
  },
  {
    name: "'add' in Ctrl+K",
    open: async (page) => {
      await openPage(page, '/');
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'find' }).fill('add Cook at Inn in Rome');
    },
    writes: [],
    done: (page) => expect(page.getByLabel('company')).toHaveValue('Inn'),
  },
  {
    name: 'the profile',
    open: async (page) => {
      await page.goto('./profile');
      await page.getByLabel('last name').fill('Byron');
    },
    writes: ['PATCH'],
    done: (page) => expect(page.getByText('User Updated!')).toBeVisible(),
  },
];

const PRESSES = {
  held: async (page: Page) => {
    await page.keyboard.down('Enter');
    await laterPress(page);
    for (let repeats = 0; repeats < 10; repeats += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.keyboard.down('Enter');
    }
    await page.keyboard.up('Enter');
  },
  double: async (page: Page) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
};

for (const [kind, press] of Object.entries(PRESSES)) {
  test.describe(`a ${kind} Enter acts once`, { tag: '@desktop' }, () => {
    for (const { name, open, writes, done, isHeldOnly = false } of PLACES) {
      if (isHeldOnly && kind !== 'held') continue;
      test(name, async ({ page, signedIn }) => {
        const names = ['Baker 1', 'Baker 2', 'Baker 3'];
        await signedIn.addJobs(names.map((position) => ({ position })));
        await page.clock.install();
        const sent = writesOf(page);
        await open(page);
        await press(page);
        await done(page);
        await expect.poll(() => sent).toHaveLength(writes.length);
        await page.evaluate(() => new Promise(requestAnimationFrame));

        expect(sent.map((write) => write.split(' ')[0])).toEqual(writes);
        await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      });
    }

    test("'demo app'", async ({ page }) => {
      const sent = writesOf(page);
      await page.clock.install();
      await page.goto('./register');
      await button(page, 'demo app').focus();
      await press(page);
      await expect(page).toHaveURL('./');

      expect(sent).toEqual(['POST /auth/login']);
    });
  });
}
