import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What has scrolled half below a bar is as large as ever; its size is checked by itself. */
const COVERED = 'insufficient size because it is partially obscured';

/** The rules that another theme can break: all others go by what is in the page, and where. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Checks what the page shows now, in the state of that name: at a desk the colours of the dark theme as well, which are
 * the same at any width.
 */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  const isDesk = (page.viewportSize()?.width ?? 0) >= 992;
  for (const colorScheme of isDesk ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    // Half-way between two themes a text has the colour of neither.
    await page.waitForFunction(
      () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
    );
    await page.evaluate(hideWhatCrashesFirefox);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const chosen = colorScheme === 'light' ? axe.withTags(TAGS) : axe.withRules(OF_COLORS);
    const { violations } = await chosen.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes
        .filter(({ failureSummary = '' }) => !failureSummary.includes(COVERED))
        .map(({ target, failureSummary }) => ({ id, help, target, failureSummary })),
    );
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}

/**
 * Firefox 153 crashes as soon as a script reads this of the section with the chart, which nothing but
 * axe does; without it axe goes by the attribute.
 */
function hideWhatCrashesFirefox(): void {
  const isFirefox = navigator.userAgent.includes('Firefox');
  if (isFirefox) Reflect.deleteProperty(Element.prototype, 'ariaLabelledByElements');
}
