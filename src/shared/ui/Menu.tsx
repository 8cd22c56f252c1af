import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { BreakableText } from './BreakableText';
import { GAP, Layer, Panel, SheetTitle } from './Menu.styles';
import { useSwipe } from './useSwipe';

type Props = {
  id?: string;
  isOpen?: boolean;
  /** The button it opens at. */
  trigger: RefObject<HTMLElement | null>;
  /** The heading of the sheet that a menu is on a touch screen. */
  sheetTitle: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** What the button of a menu and the menu itself are given; `close` gives the focus to the button. */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setIsOpen(false);
    trigger.current?.focus({ preventScroll: true });
  };
  const toggle = () => setIsOpen(!isOpen);
  const button = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: toggle };
  return { trigger, button, menu: { id, isOpen, trigger, onClose: () => setIsOpen(false) }, close };
}

/**
 * A panel at its button, on a touch screen a sheet at its foot, above everything else. A press outside closes it and
 * does nothing else: a layer over the whole window takes it. The browser closes it by Escape and Android's Back, and
 * gives the focus back to the button; so do a swipe down on the sheet, another width of the window and, in browsers
 * where Back does not close it, the page before. A focus that leaves the panel closes it
 * and stays where it went.
 */
export function Menu({ id, isOpen = true, trigger, sheetTitle, onClose, children }: Props) {
  const layerRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const layer = layerRef.current;
    if (!isOpen || layer === null) return undefined;
    // Safari gives a pressed button no focus, and what has it now gets it back.
    trigger.current?.focus({ preventScroll: true });
    layer.showPopover();
    place(panelRef.current, trigger.current, layer);
    return () => layer.hidePopover();
  }, [isOpen, trigger]);

  const handleResize = useEffectEvent((width: number) => {
    // The bar or the keyboard of a phone changes the height alone.
    if (width !== innerWidth) onClose();
    else if (layerRef.current) place(panelRef.current, trigger.current, layerRef.current);
  });
  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    const own = [layerRef.current, trigger.current];
    if (!own.some((element) => target instanceof Node && element?.contains(target))) onClose();
  });

  const swipe = useSwipe('down', () => layerRef.current?.hidePopover());
  const handleBack = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    document.addEventListener('focusin', handleFocus, end);
    const width = innerWidth;
    window.addEventListener('resize', () => handleResize(width), end);
    window.addEventListener('popstate', () => handleBack(), end);
    return () => end.abort();
  }, [isOpen]);

  // Focusable, so that a press on it leaves the focus inside.
  return (
    <Layer
      ref={layerRef}
      popover="auto"
      tabIndex={-1}
      onClick={({ target }) => {
        if (target === layerRef.current) onClose();
      }}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <Panel ref={panelRef} id={id} {...swipe}>
        {isOpen && (
          <>
            <SheetTitle>
              <BreakableText text={sheetTitle ?? ''} />
            </SheetTitle>
            {children}
          </>
        )}
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
