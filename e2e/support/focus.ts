import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 60;

/** What has the focus, told by role or tag and name; 'body' when it is lost. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    if (element === document.body) return 'body';
    const label =
      element.getAttribute('aria-label') ??
      element.getAttribute('name') ??
      element.textContent.trim();
    return `${element.tagName.toLowerCase()} ${label}`.trim();
  });
}

/** Presses Tab until the target has the focus. Fails when the focus is lost on the way. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    expect(await focused(page), `on the way to ${target.toString()}`).not.toBe('body');
    if (await isFocused(target)) return;
  }
  throw new Error(`${MOST_STOPS} times ${key} did not lead to ${target.toString()}`);
}

/** As when another window or tab takes the focus: what had it hears so and is still the active element. No driver can do it. */
export async function leaveWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ['blur', 'focusout'])
      document.activeElement?.dispatchEvent(new FocusEvent(type, { bubbles: type === 'focusout' }));
    window.dispatchEvent(new FocusEvent('blur'));
  });
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((node) => node === document.activeElement);
}
