import { useSyncExternalStore, type ComponentType } from 'react';

type Toasts = {
  /** Where toasts appear, once there has been one to show. */
  Region: ComponentType | null;
  /** What could not become a toast, since their code could not be loaded. */
  unshown: string | null;
};

/** Toasts come on first use: their library is loaded when there is something to say. */
let toasts: Toasts = { Region: null, unshown: null };
const listeners = new Set<() => void>();

/** Shows a success toast. */
export function notifySuccess(text: string): void {
  void show('success', text);
}

/** Shows an error toast; whoever needs it for longer than its five seconds writes it in the page. */
export function notifyError(text: string): void {
  void show('error', text);
}

/** Loads the toasts ahead of the first one; resolves in any case. */
export async function warmUpToasts(): Promise<void> {
  await loadToasts().catch(() => undefined);
}

/** What of the toasts has to be on the page. */
export function useToasts(): Toasts {
  return useSyncExternalStore(subscribe, () => toasts);
}

/** Takes away what could not become a toast. */
export function dismissUnshown(): void {
  update({ ...toasts, unshown: null });
}

async function show(kind: 'success' | 'error', text: string): Promise<void> {
  try {
    const { showToast, ToastRegion } = await loadToasts();
    update({ Region: ToastRegion, unshown: null });
    showToast(kind, text);
  } catch {
    update({ ...toasts, unshown: text });
  }
}

function loadToasts() {
  return import('@/shared/ui/ToastRegion');
}

function update(next: Toasts): void {
  if (next.Region === toasts.Region && next.unshown === toasts.unshown) return;
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
