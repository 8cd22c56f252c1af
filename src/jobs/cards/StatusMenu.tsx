import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { CONTENT_ID } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { MENU_ACTIONS, STATUS_ACTIONS, type JobAction } from '@/jobs/actions/writeActions';
import type { Job } from '@/jobs/model/job';
import { Menu } from '@/shared/ui/Menu';
import { useCardMode } from './CardMode';
import { StatusBadge } from './StatusBadge';
import { ActionItem, Item } from './StatusMenu.styles';

type Props = {
  id: string;
  /** What it is for: the name of the application, or how many are selected. */
  title: string;
  /** The application whose menu it is; none where it is that of several. */
  job?: Job;
  openAt: 'current' | 'last';
  trigger: RefObject<HTMLButtonElement | null>;
  onChoose: (action: JobAction) => void;
  onClose: () => void;
};

/** The statuses and, for one application, what else is done with it, as a menu at its button, on a phone as a sheet. */
export function StatusMenu({ id, title, job, openAt, trigger, onChoose, onClose }: Props) {
  const menuRef = useRef<HTMLDivElement>(null);

  const focusFirst = useEffectEvent(() => {
    const items = menuRef.current ? itemsOf(menuRef.current) : [];
    const current = items.find(({ ariaChecked }) => ariaChecked === 'true') ?? items[0];
    (openAt === 'last' ? items.at(-1) : current)?.focus({ preventScroll: true });
  });
  // Once: whatever changes meanwhile does not move the focus.
  useLayoutEffect(() => focusFirst(), []);

  const close = () => {
    trigger.current?.focus({ preventScroll: true });
    onClose();
  };

  const choose = (action: JobAction) => {
    close();
    onChoose(action);
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
        {STATUS_ACTIONS.map((action) => (
          <Item
            key={action.id}
            role="menuitemradio"
            aria-checked={action.status === job?.jobStatus}
            tabIndex={-1}
            onClick={() => choose(action)}
          >
            <StatusBadge status={action.status} />
          </Item>
        ))}
        {job && <MenuActions job={job} onChoose={choose} onLeave={close} />}
      </div>
    </Menu>,
    // Out of the card, and still in the landmark.
    document.getElementById(CONTENT_ID) ?? document.body,
  );
}

type ActionsProps = { job: Job; onChoose: (action: JobAction) => void; onLeave: () => void };

/** What else is done with an application; no link leaves what is being selected. */
function MenuActions({ job, onChoose, onLeave }: ActionsProps) {
  const mode = useCardMode();
  return MENU_ACTIONS.map((action) => {
    const item = { role: 'menuitem', tabIndex: -1 };
    if ('run' in action) {
      return (
        <ActionItem
          key={action.id}
          {...item}
          data-action={action.id}
          onClick={() => onChoose(action)}
        >
          {action.name}
        </ActionItem>
      );
    }
    if (mode !== 'open') return null;
    return (
      <Item key={action.id} {...item} as={ButtonLink} to={action.pathOf(job)} onClick={onLeave}>
        {action.name}
      </Item>
    );
  });
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
