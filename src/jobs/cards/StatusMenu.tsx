import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { JobStatus } from '@/jobs/model/statuses';
import { CONTENT_ID } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { Menu } from '@/shared/ui/Menu';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { StatusBadge } from './StatusBadge';
import { DeleteItem, Item } from './StatusMenu.styles';

type Props = {
  id: string;
  /** The name of the application. */
  title: string;
  status: string;
  openAt: 'chosen' | 'last';
  trigger: RefObject<HTMLButtonElement | null>;
  onChoose: (status: JobStatus) => void;
  /** The form of the application. */
  editPath?: string | undefined;
  onDelete?: (() => void) | undefined;
  onClose: () => void;
};

/**
 * The statuses and, where they are offered, 'Edit' and 'delete', as a menu at its button, on a phone as a sheet.
 * It takes the focus.
 */
export function StatusMenu({ onChoose, editPath, onDelete, onClose, ...props }: Props) {
  const { id, title, status, openAt, trigger } = props;
  const menuRef = useRef<HTMLDivElement>(null);

  const focusFirst = useEffectEvent(() => {
    const items = menuRef.current ? itemsOf(menuRef.current) : [];
    const chosen = items.find(({ ariaChecked }) => ariaChecked === 'true') ?? items[0];
    (openAt === 'last' ? items.at(-1) : chosen)?.focus({ preventScroll: true });
  });
  // Once: whatever changes meanwhile does not move the focus.
  useLayoutEffect(() => focusFirst(), []);

  const close = () => {
    trigger.current?.focus({ preventScroll: true });
    onClose();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    // From the button the browser goes on to the next stop.
    if (key === 'Tab') close();
    else if (moveFocus(event.currentTarget, key)) event.preventDefault();
    else return;
    event.stopPropagation();
  };

  return createPortal(
    <Menu trigger={trigger} sheetTitle={title} onClose={onClose}>
      <div
        ref={menuRef}
        id={id}
        role="menu"
        aria-label="status"
        tabIndex={-1}
        onKeyDown={handleKeyDown}
      >
        {STATUS_ORDER.map((choice) => (
          <Item
            key={choice}
            role="menuitemradio"
            aria-checked={choice === status}
            tabIndex={-1}
            onClick={() => {
              close();
              onChoose(choice);
            }}
          >
            <StatusBadge status={choice} />
          </Item>
        ))}
        {editPath !== undefined && (
          <Item as={ButtonLink} to={editPath} role="menuitem" tabIndex={-1} onClick={close}>
            Edit
          </Item>
        )}
        {onDelete && (
          <DeleteItem
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              onDelete();
            }}
          >
            delete
          </DeleteItem>
        )}
      </div>
    </Menu>,
    // Out of the card, and still in the landmark.
    document.getElementById(CONTENT_ID) ?? document.body,
  );
}

function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.children].filter((item) => item instanceof HTMLElement);
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
  const target =
    next ??
    after.find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()));
  target?.focus();
  return target !== undefined;
}
