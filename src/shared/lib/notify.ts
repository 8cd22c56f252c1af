import { useSyncExternalStore, type ComponentType } from 'react';
import { importPart } from './importPart';

export type Toast = {
  kind: 'success' | 'error';
  text: string;
  /** What was tried, so that an error goes as soon as it has worked. */
  action: string | undefined;
};

export type ToastRegionProps = {
  /** The newest first. */
  toasts: readonly Toast[];
  /** Its time is over, or somebody has closed it. */
  onEnd: (toast: Toast) => void;
};

type State = {
  /** Where toasts appear, once there has been one to show. */
  Region: ComponentType<ToastRegionProps> | null;
  /** Whether the code of the toasts could not be loaded when it was last asked for. */
  isRegionLost: boolean;
  /** What has something to say, the newest first; as many are seen as there is room for. */
  line: readonly Toast[];
};

/** Toasts come on first use: their library is loaded when there is something to say. */
let state: State = { Region: null, isRegionLost: false, line: [] };
const listeners = new Set<() => void>();

/** Shows a success toast, and takes away the errors of that action. */
export function notifySuccess(text: string, action?: string): void {
  if (action !== undefined) dismissErrorsOf(action);
  void show({ kind: 'success', text, action });
}

/** Shows an error toast; whoever needs it for longer than its five seconds writes it in the page. */
export function notifyError(text: string, action?: string): void {
  void show({ kind: 'error', text, action });
}

/** Says in a toast that this part of the app could not be loaded, and what may help. */
export function notifyLost(part: string): void {
  notifyError(
    `The ${part} could not be loaded. Please check your connection and try again, or reload the page.`,
  );
}

/** Takes away the errors of an action that has worked since. */
export function dismissErrorsOf(action: string): void {
  keep((toast) => toast.kind !== 'error' || toast.action !== action);
}

/** Takes away one toast. */
export function dismissToast(toast: Toast): void {
  keep((other) => other !== toast);
}

/** Takes away all toasts, seen and waiting. */
export function dismissToasts(): void {
  keep(() => false);
}

/** Loads the toasts ahead of the first one; resolves in any case. */
export async function warmUpToasts(): Promise<void> {
  await loadRegion().catch(() => undefined);
}

/** What of the toasts has to be on the page. */
export function useToasts(): State {
  return useSyncExternalStore(subscribe, () => state);
}

/** A toast that says what another one says already takes its place: it comes and is announced anew. */
async function show(toast: Toast): Promise<void> {
  const isRepeat = ({ kind, text }: Toast) => kind === toast.kind && text === toast.text;
  update({ line: [toast, ...state.line.filter((other) => !isRepeat(other))] });
  try {
    update({ Region: await loadRegion(), isRegionLost: false });
  } catch {
    update({ isRegionLost: true });
  }
}

async function loadRegion() {
  return await importPart(
    'ToastRegion',
    async () => (await import('@/shared/ui/ToastRegion')).ToastRegion,
  );
}

function keep(isKept: (toast: Toast) => boolean): void {
  if (state.line.every(isKept)) return;
  update({ line: state.line.filter(isKept) });
}

function update(change: Partial<State>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
