import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { GAP, Layer, Panel, SheetTitle } from './Popover.styles';

type Props = {
  id?: string;
  isOpen?: boolean;
  /** The button it opens at. */
  trigger: RefObject<HTMLElement | null>;
  /** With a title it is a sheet at the foot of a touch screen, below this heading. */
  sheetTitle?: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A panel at its button, above everything else. A press outside closes it and does nothing else:
 * a layer over the whole window takes it. That, Escape and another width of the window give the focus
 * back to the button; a focus that leaves the panel closes it and stays where it went.
 */
export function Popover({ id, isOpen = true, trigger, sheetTitle, onClose, children }: Props) {
  const layerRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const layer = layerRef.current;
    if (!isOpen || layer === null) return undefined;
    layer.showPopover();
    place(panelRef.current, trigger.current, layer);
    return () => layer.hidePopover();
  }, [isOpen, trigger]);

  const close = useEffectEvent(() => {
    trigger.current?.focus({ preventScroll: true });
    onClose();
  });
  const handlePress = useEffectEvent(({ target }: MouseEvent) => {
    if (target === layerRef.current) close();
  });
  const handleKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  const handleResize = useEffectEvent((width: number) => {
    // The bar or the keyboard of a phone changes the height alone.
    if (width !== innerWidth) close();
    else if (layerRef.current) place(panelRef.current, trigger.current, layerRef.current);
  });
  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    const own = [layerRef.current, trigger.current];
    if (!own.some((element) => target instanceof Node && element?.contains(target))) onClose();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('click', handlePress, { signal });
    if ('CloseWatcher' in window) {
      // Escape, and Back on a phone.
      const watcher = new CloseWatcher();
      watcher.onclose = close;
      signal.addEventListener('abort', () => watcher.destroy());
    } else {
      document.addEventListener('keydown', handleKeyDown, { signal });
    }
    document.addEventListener('focusin', handleFocus, { signal });
    const width = innerWidth;
    window.addEventListener('resize', () => handleResize(width), { signal });
    return () => controller.abort();
  }, [isOpen]);

  const isSheet = sheetTitle !== undefined;
  // Focusable, so that a press on it leaves the focus inside.
  return (
    <Layer ref={layerRef} popover="manual" tabIndex={-1} $isSheet={isSheet}>
      <Panel ref={panelRef} id={id} $isSheet={isSheet}>
        {isSheet && <SheetTitle>{sheetTitle}</SheetTitle>}
        {children}
      </Panel>
    </Layer>
  );
}

/** Below the button, or above where there is more room, and always within the layer. */
function place(panel: HTMLElement | null, button: HTMLElement | null, layer: HTMLElement) {
  if (panel === null || button === null) return;
  const at = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = panel;
  const hasRoomBelow = at.bottom + GAP + offsetHeight <= layer.clientHeight;
  const top = hasRoomBelow ? at.bottom + GAP : Math.max(at.top - GAP - offsetHeight, GAP);
  const left = Math.max(Math.min(at.left, layer.clientWidth - offsetWidth - 2 * GAP), GAP);
  panel.style.setProperty('--top', `${top}px`);
  panel.style.setProperty('--left', `${left}px`);
}
