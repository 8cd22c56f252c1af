/**
 * @typedef {{ start: number, ms: number, frames: number }} Painting
 * @typedef {{ event: string, isDone: string | (() => boolean), act: () => Promise<unknown> }} Interaction
 */

/**
 * Milliseconds from an input event until the frame is painted in which the page shows its outcome,
 * and which frame after the event that is: 1 for the next one.
 * `act` makes the event; `isDone`, a function or its text, runs in the page and tells whether the outcome is there.
 * @param {import('@playwright/test').Page} page
 * @param {Interaction} interaction
 */
export async function timeToPaint(page, { event, isDone, act }) {
  // As text, since the policy of the page lets no function be made of a string in it.
  /** @type {Promise<Painting>} */
  const painted = page.evaluate(`(${waitForPaint})(${JSON.stringify(event)}, ${isDone})`);
  await page.evaluate(() => undefined);
  await act();
  return painted;
}

/**
 * @param {string} event
 * @param {() => boolean} isDone
 */
function waitForPaint(event, isDone) {
  return new Promise((resolve) => {
    let frames = 0;
    /** @param {number} start */
    const check = (start) => {
      requestAnimationFrame(() => {
        frames += 1;
        const isInThisFrame = isDone();
        // The task after a frame runs once the frame is committed.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (isInThisFrame) resolve({ start, ms: performance.now() - start, frames });
          else check(start);
        };
        port2.postMessage(null);
      });
    };
    /** @param {Event} event */
    const handleEvent = ({ timeStamp }) => check(timeStamp);
    document.addEventListener(event, handleEvent, { capture: true, once: true });
  });
}
