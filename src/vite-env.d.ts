interface ImportMetaEnv {
  /**
   * 'demo' in the build that needs no server. To be compared in place, never by a constant of another
   * module: what hangs on it is left out of other builds only before modules are put together.
   */
  readonly MODE: string;
  readonly VITE_API_ORIGIN?: string;
  readonly VITE_DEMO_EMAIL?: string;
  readonly VITE_DEMO_PASSWORD?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** In Chromium only. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** In Chromium only: hears a request to close what is open, as Android's Back is one. */
interface Window {
  readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
}
