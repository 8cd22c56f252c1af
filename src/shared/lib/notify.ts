import { useSyncExternalStore } from 'react';
import type * as Toasts from '@/shared/ui/ToastRegion';

/** The toasts come on first use: their library is loaded when there is something to say. */
let opening: Promise<typeof Toasts> | undefined;
let opened: typeof Toasts | undefined;
const listeners = new Set<() => void>();

export type Undo = Toasts.Undo;

/** Shows a success toast, with a button where it can be undone, and takes away the errors of that action. */
export function notifySuccess(text: string, action?: string, undo?: Undo): void {
  if (action !== undefined) dismissErrorsOf(action);
  void show((toasts) => toasts.showToast('success', text, undefined, undo), text);
}

/** Shows an error toast; whoever needs it for longer than its five seconds writes it in the page. */
export function notifyError(text: string, action?: string, undo?: Undo): void {
  void show((toasts) => toasts.showToast('error', text, action, undo), text);
}

/** Says in a toast that this part of the app could not be loaded, and what may help. */
export function notifyLost(part: string): void {
  notifyError(lostText(part));
}

/** The same sentence, for a form that says it by itself. */
export function lostText(part: string): string {
  return `The ${part} could not be loaded. Please check your connection and try again, or reload the page.`;
}

/** Takes away the errors of an action that has worked since. */
export function dismissErrorsOf(action: string): void {
  opening?.then((toasts) => toasts.dismissLast(action), ignore);
}

/** Loads the toasts ahead of the first one; resolves in any case. */
export async function preloadToasts(): Promise<void> {
  await load().catch(ignore);
}

/** The code of the toasts, for App to render their region; undefined before the first toast. */
export function useToasts(): typeof Toasts | undefined {
  return useSyncExternalStore(subscribe, () => opened);
}

async function show(start: (toasts: typeof Toasts) => void, text: string): Promise<void> {
  opening ??= open();
  try {
    start(await opening);
  } catch {
    opening = undefined;
    showPlainText(text);
  }
}

async function open(): Promise<typeof Toasts> {
  opened = await load();
  for (const listener of listeners) listener();
  return opened;
}

async function load(): Promise<typeof Toasts> {
  return import('@/shared/ui/ToastRegion');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
