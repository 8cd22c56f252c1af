import type { Page } from '@playwright/test';

type Shift = { value: number; moved: string[] };

declare const window: Window & { layoutShifts: Shift[] };

/**
 * Records every layout shift of the pages to come, also those right after an input. Only Chromium
 * tells them: elsewhere nothing is recorded, not even that there were none.
 */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, sources = [] } = entry as PerformanceEntry & {
          value?: number;
          sources?: { node?: Node | null }[];
        };
        // A toast makes room for a newer one.
        const others = sources.filter(({ node }) => !node?.parentElement?.closest('.Toastify'));
        if (sources.length > 0 && others.length === 0) continue;
        const moved = others.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'gone');
        window.layoutShifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on this page by itself since it was opened. */
export async function layoutShifts(page: Page): Promise<Shift[]> {
  // Shifts are reported with the frame after the one that shows them.
  await nextFrames(page);
  return page.evaluate(() => window.layoutShifts);
}

/** What makes the page wider than its window; nothing when the page is not. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The body leaves out the room that is kept for a scrollbar, but may itself be too wide.
    const width = Math.min(document.body.offsetWidth, innerWidth);
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { right } = element.getBoundingClientRect();
      return right > width
        ? [`${element.tagName} to ${right}: ${element.outerHTML.slice(0, 80)}`]
        : [];
    });
  });
}

/** Visible controls smaller than that many pixels in one direction. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((pixels) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a, button, input, select, label:has(input)',
    );
    return [...controls].flatMap((control) => {
      // A radio button is pressed by its label.
      if (control.matches('label input') || control.matches('a:not(:focus)[href="#content"]'))
        return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      // Some are pressed anywhere on the box around them, over which they stretch an empty text.
      const { content, position } = getComputedStyle(control, '::after');
      const isStretched = content === '""' && position === 'absolute';
      const box = isStretched ? (control.offsetParent ?? control) : control;
      const { width, height } = box.getBoundingClientRect();
      if (Math.min(width, height) >= pixels - 0.5) return [];
      return [
        `${control.textContent} ${control.ariaLabel ?? control.tagName}: ${width} × ${height}`,
      ];
    });
  }, least);
}

/** Sets the text as far apart as WCAG 1.4.12 asks a page to bear. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Texts of which a part cannot be seen, other than those that are meant for screen readers only. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const isShown =
        element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1;
      if (!isShown || getComputedStyle(element).overflow !== 'hidden') return [];
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isClipped = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      return isClipped ? [element.textContent.slice(0, 60)] : [];
    });
  });
}

function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        );
      }),
  );
}
