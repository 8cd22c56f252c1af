import { lazy } from 'react';
import { loadCode } from '@/shared/loading/loadCode';
import type * as Toasts from '@/shared/ui/ToastRegion';

/** The toasts come on first use: their library is loaded when there is something to say. */
let opening: Promise<typeof Toasts> | undefined;
let noteOpened: (toasts: typeof Toasts) => void;
const opened = new Promise<typeof Toasts>((resolve) => {
  noteOpened = resolve;
});

/** Where they appear; suspends until there is a first one. */
export const ToastRegion = lazy(async () => ({ default: (await opened).ToastRegion }));

export type Detail = Toasts.Detail;
export type Offer = Toasts.Offer;

/** Shows a success toast, with what is offered, and takes away the errors of that action. */
export function notifySuccess(text: string, action?: string, detail?: Detail): void {
  if (action !== undefined) dismissErrorsOf(action);
  void show((toasts) => toasts.showToast('success', text, undefined, detail), text);
}

/** Shows an error toast; whoever needs it for longer than its five seconds writes it in the page. */
export function notifyError(text: string, action?: string, detail?: Detail): void {
  void show((toasts) => toasts.showToast('error', text, action, detail), text);
}

/** Takes away the errors of an action that has worked since. */
export function dismissErrorsOf(action: string): void {
  opening?.then((toasts) => toasts.dismissLast(action), ignore);
}

/** Loads the toasts ahead of the first one; resolves in any case. */
export async function preloadToasts(): Promise<void> {
  await load().catch(ignore);
}

async function show(start: (toasts: typeof Toasts) => void, text: string): Promise<void> {
  opening ??= load();
  try {
    const toasts = await opening;
    noteOpened(toasts);
    start(toasts);
  } catch {
    opening = undefined;
    showPlainText(text);
  }
}

function load(): Promise<typeof Toasts> {
  return loadCode(() => import('@/shared/ui/ToastRegion'));
}

/** Stands in for a toast whose code could not be loaded. */
function showPlainText(text: string): void {
  const box = document.createElement('div');
  const close = document.createElement('button');
  close.textContent = 'close';
  close.onclick = () => box.remove();
  box.role = 'alert';
  box.popover = 'manual';
  box.append(text, ' ', close);
  document.body.append(box);
  box.showPopover();
}

function ignore() {
  return undefined;
}
