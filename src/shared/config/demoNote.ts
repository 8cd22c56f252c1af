/** What visitors of the demo build are told before they record anything. */
export const DEMO_NOTE = 'This is a demo: everything you record stays in this browser.';
