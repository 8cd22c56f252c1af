import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { STATUS_ORDER } from '@/shared/ui/statusLooks';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { Menu } from './StatusMenu.styles';

type Props = {
  id: string;
  status: string;
  openAt: 'chosen' | 'last';
  button: RefObject<HTMLButtonElement | null>;
  onChoose: (status: string) => void;
  onClose: () => void;
};

const GAP = 4;

/**
 * The three statuses, as a menu of radio items at its button, on a phone at the foot of the screen.
 * It takes the focus, and gives it back when it closes; a press elsewhere closes it as well.
 */
export function StatusMenu({ id, status, openAt, button, onChoose, onClose }: Props) {
  const menuRef = useRef<HTMLDivElement>(null);
  // Decided once: whatever changes meanwhile moves neither the menu nor the focus.
  const [firstItem] = useState(
    openAt === 'last'
      ? -1
      : Math.max(
          STATUS_ORDER.findIndex((choice) => choice === status),
          0,
        ),
  );
  useCloseFromOutside(menuRef, button, onClose);

  useLayoutEffect(() => {
    const menu = menuRef.current;
    if (menu === null || button.current === null) return;
    place(menu, button.current.getBoundingClientRect());
    itemsOf(menu).at(firstItem)?.focus({ preventScroll: true });
  }, [button, firstItem]);

  const close = () => {
    button.current?.focus({ preventScroll: true });
    onClose();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    // From the button the browser goes on to the next stop.
    if (key === 'Escape' || key === 'Tab') close();
    else if (!moveFocus(event.currentTarget, key)) return;
    if (key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };

  return createPortal(
    <Menu
      ref={menuRef}
      id={id}
      role="menu"
      aria-label="status"
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {STATUS_ORDER.map((choice) => (
        <button
          key={choice}
          type="button"
          role="menuitemradio"
          aria-checked={choice === status}
          tabIndex={-1}
          onClick={() => {
            close();
            onChoose(choice);
          }}
        >
          <StatusBadge status={choice} />
        </button>
      ))}
    </Menu>,
    // Out of the card, which may cut it off, and still in the landmark.
    document.querySelector('main') ?? document.body,
  );
}

function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
}

/** Goes to another item by arrows, Home, End or its first letter; false for any other key. */
function moveFocus(menu: Element, key: string): boolean {
  const items = itemsOf(menu);
  const here = items.findIndex((item) => item === document.activeElement);
  const after = [...items.slice(here + 1), ...items.slice(0, here + 1)];
  const next = {
    ArrowDown: after[0],
    ArrowUp: items.at(here - 1),
    Home: items[0],
    End: items.at(-1),
  }[key];
  const target = next ?? after.find(({ textContent }) => textContent.startsWith(key.toLowerCase()));
  target?.focus();
  return target !== undefined;
}

/** Below its button, or above where there is more room, and always in the window. */
function place(menu: HTMLElement, at: DOMRect) {
  const { offsetWidth, offsetHeight } = menu;
  const hasRoomBelow = at.bottom + GAP + offsetHeight <= window.innerHeight;
  const top = hasRoomBelow ? at.bottom + GAP : Math.max(at.top - GAP - offsetHeight, GAP);
  const left = Math.max(Math.min(at.left, window.innerWidth - offsetWidth - 2 * GAP), GAP);
  menu.style.setProperty('--menu-top', `${top}px`);
  menu.style.setProperty('--menu-left', `${left}px`);
}

function useCloseFromOutside(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  useEffect(() => {
    const handlePress = ({ target }: Event) => {
      // A press on the button closes it by itself.
      const isInside = [menu, button].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) onClose();
    };
    const handleMove = () => {
      if (menu.current?.contains(document.activeElement)) {
        button.current?.focus({ preventScroll: true });
      }
      onClose();
    };
    document.addEventListener('pointerdown', handlePress);
    window.addEventListener('scroll', handleMove);
    window.addEventListener('resize', handleMove);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      window.removeEventListener('scroll', handleMove);
      window.removeEventListener('resize', handleMove);
    };
  }, [menu, button, onClose]);
}
