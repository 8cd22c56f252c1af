/**
 * Milliseconds from an input event until the frame is painted in which the page shows its outcome,
 * and which frame after the event that is: 1 for the next one.
 * `act` makes the event; `isDone`, a function or its text, runs in the page and tells whether the outcome is there.
 * @param {import('@playwright/test').Page} page
 * @param {{ event: string, isDone: string | (() => boolean), act: () => Promise<unknown> }} interaction
 */
export async function timeToPaint(page, { event, isDone, act }) {
  // As text, since the policy of the page lets no function be made of a string in it.
  const painted = page.evaluate(`(${waitForPaint})(${JSON.stringify(event)}, ${isDone})`);
  await page.evaluate(() => undefined);
  await act();
  return painted;
}

function waitForPaint(event, isDone) {
  return new Promise((resolve) => {
    let frames = 0;
    const check = (start) => {
      requestAnimationFrame(() => {
        frames += 1;
        const isInThisFrame = isDone();
        // The task after a frame runs once the frame is on its way to the screen.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          if (isInThisFrame) resolve({ ms: performance.now() - start, frames });
          else check(start);
        };
        port2.postMessage(null);
      });
    };
    const handleEvent = ({ timeStamp }) => check(timeStamp);
    document.addEventListener(event, handleEvent, { capture: true, once: true });
  });
}
