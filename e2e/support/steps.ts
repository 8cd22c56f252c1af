import { expect, type Page } from '@playwright/test';

const PHONE_WIDTH = 640;
const DESKTOP_WIDTH = 992;

/** Presses 'demo app' on the register page and waits for the statistics, not for their address alone. */
export async function logInAsDemo(page: Page): Promise<void> {
  await page.goto('./register');
  await page.getByRole('button', { name: 'demo app' }).click();
  await expect(page).toHaveURL('./');
  await expect(page.getByRole('heading', { level: 1, name: 'stats' })).toBeAttached();
}

/** Follows a link of the sidebar, which a tablet opens first, or of the bar at the foot of a phone. */
export async function goTo(
  page: Page,
  name: 'stats' | 'all jobs' | 'add job' | 'profile',
): Promise<void> {
  const link = page.getByRole('navigation', { name: 'main' }).getByRole('link', { name });
  const width = page.viewportSize()?.width ?? 0;
  if (width >= PHONE_WIDTH && width < DESKTOP_WIDTH) {
    await page.getByRole('button', { name: 'menu', exact: true }).click();
  }
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
}

/** Opens the filters, which a phone keeps behind a button. */
export async function openFilters(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= PHONE_WIDTH) return;
  await page.getByRole('button', { name: 'filters', exact: true, expanded: false }).click();
}

/** Opens the menu at the user's name and logs out. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('button', { name: 'logout' }).click();
}

/** Presses 'Edit' or 'delete' of an application, which a phone has in the menu at its status. */
export async function pressOnCard(
  page: Page,
  position: string,
  action: 'Edit' | 'delete',
): Promise<void> {
  const card = page.getByRole('article', { name: position });
  if ((page.viewportSize()?.width ?? 0) >= PHONE_WIDTH) {
    await card.getByRole(action === 'Edit' ? 'link' : 'button', { name: action }).click();
    return;
  }
  await card.getByRole('button', { name: /^status of/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Presses until the press counts: right after another one it is taken for a double press. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(async () => {
    await button.click();
    await expect(button).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** Does what the browser or the app asks about, refuses, and resolves with the question's kind and words. */
export async function refusedQuestion(page: Page, act: () => Promise<unknown>) {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    const question = { type: dialog.type(), message: dialog.message() };
    await dialog.dismiss();
    return question;
  });
  await act();
  return asked;
}

/** A reload by the page itself, which no question makes the driver wait. */
export function reloadFromPage(page: Page): Promise<void> {
  return page.evaluate(() => location.reload());
}

/** The writes that the page sends from now on, as 'PATCH /jobs/1'. */
export function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const [method, url] = [request.method(), request.url()];
    const path = url.split('/api/v1')[1];
    if (method !== 'GET' && path !== undefined) writes.push(`${method} ${path}`);
  });
  return writes;
}
