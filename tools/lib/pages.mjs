/**
 * The pages that are measured. A page shows its first real content once each of its selectors
 * matches something visible.
 */
export const PAGES = [
  { path: '/landing', isSignedIn: false, content: ['h1', 'main a[href="/register"]'] },
  { path: '/register', isSignedIn: false, content: ['input[name="email"]', '[type="submit"]'] },
  { path: '/add-job', isSignedIn: true, content: ['input[name="position"]', '[type="submit"]'] },
  { path: '/profile', isSignedIn: true, content: ['input[name="email"]', '[type="submit"]'] },
  { path: '/all-jobs', isSignedIn: true, content: ['main article h3'] },
  // Three cards with the figures of the answer.
  { path: '/', isSignedIn: true, content: ['main ul[aria-busy="false"] > li:nth-child(3)'] },
];

/**
 * Whether all of it is on the page and answers, unlike the first paint, for `page.evaluate` and
 * `page.waitForFunction`.
 * @param {string[]} content
 */
export function isShown(content) {
  return content.every((selector) => {
    const element = document.querySelector(selector);
    if (element === null || element.closest('[data-first-paint]') !== null) return false;
    return element.checkVisibility({ visibilityProperty: true });
  });
}
