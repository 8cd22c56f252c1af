const SENTENCE =
  'What this browser kept for the demo could not be read. It was put aside, and the demo began anew with its samples.';

/** Says that this text was put aside, until `onDelete` has deleted it, and offers it as a file. */
export function showPutAside(text: string, onDelete: () => Promise<unknown>): void {
  const box = document.createElement('div');
  const save = document.createElement('a');
  save.textContent = 'save it as a file';
  save.download = 'jobtrail-demo.json';
  save.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const remove = document.createElement('button');
  remove.textContent = 'delete it';
  remove.onclick = async () => {
    remove.disabled = true;
    await onDelete();
    URL.revokeObjectURL(save.href);
    box.remove();
  };
  box.role = 'alert';
  box.popover = 'manual';
  box.style.cssText = 'inset: auto 0 1rem; max-width: 30rem; padding: 1rem;';
  box.append(SENTENCE, ' ', save, ' ', remove);
  document.body.append(box);
  box.showPopover();
}
