import { openPreview } from './support/importFiles';
import { behaveLike } from './support/serverHabits';
import { pressOnCard, press } from './support/steps';
import { open } from './support/stubbedApi';
import { expect, test } from './support/test';

/** The 15th of twelve months before this one, oldest first. */
const DAYS = Array.from({ length: 12 }, (_, index) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 12 + index, 15, 12));
});
const day = (time: Date) => time.toISOString().slice(0, 10);
const COOKS = DAYS.map((time, index) => [`Cook ${index}`, day(time)] as const);
const PILOTS = DAYS.slice(0, 3).map((time, index) => [`Pilot ${index}`, day(time)] as const);
const FILE = ['position,company,applied', ...PILOTS.map(([name, on]) => `${name},Acme,${on}`)];

test.describe('what comes back', { tag: '@desktop' }, () => {
  for (const createdAt of [undefined, 'ignored'] as const) {
    const isKept = createdAt === undefined;
    test(`has its day as far as the server lets it: ${createdAt ?? 'kept'}`, async ({
      page,
      signedIn: account,
    }) => {
      await behaveLike(page, isKept ? {} : { createdAt });
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.message());
        void dialog.accept();
      });
      const today = day(new Date());
      const asKept = (jobs: readonly (readonly [string, string])[]) =>
        jobs.map(([name, on]) => [name, isKept ? on : today]);
      const expectDays = async (jobs: readonly (readonly string[])[]) =>
        expect.poll(async () => [...(await account.days())].toSorted()).toEqual(jobs.toSorted());
      const named = DAYS.map((time, index) => {
        return { position: `Cook ${index}`, createdAt: time.toISOString() };
      });
      await account.addJobs(named);

      await open(page, '/all-jobs');
      await pressOnCard(page, 'Cook 11', 'delete');
      await expect(page.getByText(/^can be put back(?!, dated)/)).toBeVisible();
      await press(page, 'put back Cook 11, Acme');
      await expectDays([...COOKS.slice(0, -1), ...asKept(COOKS.slice(-1))]);
      expect(questions).toEqual([]);

      const bar = page.getByRole('region', { name: 'selection' });
      await page.getByRole('button', { name: 'select', exact: true }).click();
      await bar.getByRole('button', { name: 'select all 12 found' }).click();
      await bar.getByRole('button', { name: 'delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'delete' }).click();
      await expect(
        bar.getByText(isKept ? 'can be put back' : 'can be put back, dated today', { exact: true }),
      ).toBeVisible();
      await page.keyboard.press('z');
      await expectDays(asKept(COOKS));
      await expect(
        page.getByText(`12 applications put back${isKept ? '' : ', 11 dated today'}.`),
      ).toBeVisible();
      const asked = 'Put back 12 applications? The server dates them today, as new applications.';
      expect(questions.splice(0)).toEqual(isKept ? [] : [asked]);

      await openPreview(page, FILE);
      await press(page, 'import 3 applications');
      await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeFocused();
      await page.keyboard.press('Control+z');
      await expectDays(asKept(COOKS));
      await expect(page.getByText('3 applications deleted.')).toBeVisible();
      await page.keyboard.press('Control+Shift+z');
      await expectDays(asKept([...COOKS, ...PILOTS]));
      expect(questions[0]).toBe('Delete the 3 applications of this import?');
      expect(questions).toHaveLength(isKept ? 1 : 2);
    });
  }
});
