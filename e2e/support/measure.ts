import { expect, type Locator, type Page } from '@playwright/test';

type Shift = { value: number; moved: string[] };

declare const window: Window & { layoutShifts?: Shift[] };

/** A window of 1280 × 1024 at 400 % zoom is among them. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Records every layout shift of the pages to come, also those right after an input. */
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
        // Toasts make room for each other.
        const others = sources.filter(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return !element?.closest('.Toastify, :has(> .Toastify)')?.matches(':not(body, #root)');
        });
        if (sources.length > 0 && others.length === 0) continue;
        const moved = others.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'gone');
        window.layoutShifts?.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on this page by itself since it was last asked for. Only Chromium tells it. */
export async function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // Shifts are reported with the frame after the one that shows them.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.layoutShifts?.splice(0) ?? [];
  });
}

/** Expects that nothing is wider than the window, at all widths this browser may have. */
export async function expectNoOverflow(page: Page, isMobile: boolean) {
  const before = page.viewportSize();
  for (const size of WINDOWS.filter(({ width }) => width <= 390 || !isMobile)) {
    await page.setViewportSize(size);
    await expect.poll(() => overflow(page), `${size.width} × ${size.height}`).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
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

/** Visible words of ours that do not look like a sentence: each word is large, or none. `data-verbatim` is what users have written. */
export function otherCases(
  page: Page,
  selector = 'h1, h2, h3, a, button, label, legend, caption, th',
): Promise<string[]> {
  return page.evaluate((parts) => {
    const boxOf = (part: Element): Element =>
      getComputedStyle(part).display === 'inline' && part.parentElement
        ? boxOf(part.parentElement)
        : part;
    // As is done with what screen readers alone read.
    const isClipped = (part: Element | null): boolean =>
      part !== null &&
      (getComputedStyle(part).clipPath !== 'none' || isClipped(part.parentElement));
    const named = document.querySelectorAll(parts);
    const texts = [...named].flatMap((part) => [part, ...part.querySelectorAll('span')]);
    return texts.flatMap((part) => {
      const [first] = part.childNodes;
      const text = first instanceof Text ? first.data.trim() : '';
      const isSeen = part.checkVisibility({ visibilityProperty: true }) && !isClipped(part);
      if (text === '' || !isSeen || part.closest('[data-verbatim]')) return [];
      const { textTransform } = getComputedStyle(part);
      if (textTransform === 'capitalize') return /\s\p{Ll}/u.test(text) ? [text] : [];
      const box = boxOf(part);
      const isBox = !/flex|grid/.test(getComputedStyle(box).display);
      const isLarge =
        isBox && getComputedStyle(box, '::first-letter').textTransform === 'uppercase';
      return /^\p{Ll}/u.test(text) && !isLarge && textTransform === 'none' ? [text] : [];
    });
  }, selector);
}

/** The texts of which an ellipsis stands for a part. */
export function cutTexts(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const isCut =
        element.scrollHeight > element.clientHeight + 1 ||
        element.scrollWidth > element.clientWidth + 1;
      return isCut ? [element.textContent] : [];
    }),
  );
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

/** Has the page draw its text at so many percent of its size. */
export async function enlargeText(page: Page, percent = 200): Promise<void> {
  await page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}%; }`);
    document.adoptedStyleSheets.push(sheet);
  }, percent);
}
