const SENTENCE =
  'What this browser kept for the demo could not be read. The demo began anew with its samples.';

/** Says that this text could not be read, and offers it as a file until 'close' is pressed. */
export function offerUnreadable(text: string): void {
  const box = document.createElement('div');
  const save = document.createElement('a');
  save.textContent = 'save it as a file';
  save.download = 'jobtrail-demo.json';
  save.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const close = document.createElement('button');
  close.textContent = 'close';
  close.onclick = () => box.remove();
  box.role = 'alert';
  box.popover = 'manual';
  box.style.cssText = 'inset: auto 0 1rem; max-width: 30rem; padding: 1rem;';
  box.append(SENTENCE, ' ', save, ' ', close);
  document.body.append(box);
  box.showPopover();
}
