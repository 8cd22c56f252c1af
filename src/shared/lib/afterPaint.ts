/** Calls back once the next frame is painted: for what asks for a layout and would delay that paint. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(callback);
  });
}
