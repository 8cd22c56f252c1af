import type { Page } from '@playwright/test';

export type Motion = { duration: number; properties: string[]; of: string };

declare const window: Window & { motions: Motion[] };

/** Records every transition and animation that starts on the pages to come. */
export async function recordMotions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.motions = [];
    const record = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations()) {
        const effect = animation.effect as KeyframeEffect;
        const { duration } = effect.getComputedTiming();
        const properties = effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key));
        const of = target.getAttribute('class') ?? target.tagName;
        window.motions.push({
          duration: Number(duration),
          properties: [...new Set(properties)],
          of,
        });
      }
    };
    document.addEventListener('transitionrun', record, true);
    document.addEventListener('animationstart', record, true);
  });
}

/** What has moved since, but for the bar that only counts the time of a toast, unseen. */
export async function motions(page: Page): Promise<Motion[]> {
  const all = await page.evaluate(() => window.motions);
  return all.filter(({ of }) => !of.includes('progress-bar'));
}
