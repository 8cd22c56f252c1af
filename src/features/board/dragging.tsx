// This file and useDragEvents alone know the library, which is no longer developed.
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { cardAt } from '@/jobs/cards/cardElements';
import { cardsId, panelId, tabId } from './ColumnTabs';
import { useDragEvents } from './useDragEvents';

type Props = {
  isOn: boolean;
  columns: readonly string[];
  /** What is seen at the pointer. */
  preview: (id: string) => ReactNode;
  onDrop: (id: string, column: string) => void;
  /** Columns are elements with `data-column`, their tabs with `data-drop`, and what scrolls in them has `cardsId`. */
  children: ReactNode;
};

type Press = (name: string, event: SyntheticEvent) => void;

/** All cards share one draggable, since each would render at the start and end of a drag. */
const ANY_CARD = 'card';
/** The class of what is seen at the pointer. */
const DRAGGED = 'dragged';
const MOUSE = { activationConstraint: { distance: 5 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
/** What is near its upper or lower edge scrolls: the column below the pointer, else the page. */
const SCROLLING = {
  threshold: { x: 0, y: 0.15 },
  layoutShiftCompensation: false,
  canScroll: (element: Element) => !element.matches('[data-column]:not([data-over])'),
};
const silent = () => undefined;
/** Keys and screen readers move a card by the menu of its status; a toast tells of a move. */
const ACCESSIBILITY = {
  restoreFocus: false,
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
};

/**
 * Lets cards be dragged between columns by mouse and touch. The cards are outside of the library's
 * contexts, since each step of a drag would visit all of them.
 */
export function DragArea({ isOn, columns, preview, onDrop, children }: Props) {
  const [taken, setTaken] = useState<HTMLElement | null>(null);
  const pressRef = useRef<Press>(null);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));

  const take = (card: HTMLElement | null) => {
    taken?.removeAttribute('data-taken');
    card?.setAttribute('data-taken', '');
    setTaken(card);
  };

  useDragEvents(taken !== null, isOn);

  // Not the library's `over`, which stays as it was when a dialog opens during the drag.
  const handleEnd = ({ collisions }: DragEndEvent) => {
    take(null);
    const column = collisions?.[0]?.id;
    if (taken !== null && column !== undefined) onDrop(idOf(taken), String(column));
  };

  const press: Press = (name, event) => {
    if (isOn) pressRef.current?.(name, event);
  };

  return (
    <>
      <div
        role="presentation"
        onMouseDown={(event) => {
          // The middle button opens a tab or scrolls.
          if (event.button === 0) press('onMouseDown', event);
        }}
        onTouchStart={(event) => press('onTouchStart', event)}
      >
        {children}
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={columnAtPointer}
        accessibility={ACCESSIBILITY}
        autoScroll={SCROLLING}
        onDragStart={({ activatorEvent }) => take(cardAt(activatorEvent.target))}
        onDragEnd={handleEnd}
        onDragCancel={() => take(null)}
      >
        <AnyCard pressRef={pressRef} />
        {columns.map((name) => (
          <Column key={name} name={name} />
        ))}
        <DragOverlay className={DRAGGED} dropAnimation={null}>
          {taken && preview(idOf(taken))}
        </DragOverlay>
      </DndContext>
    </>
  );
}

/** Hands a press on a card to the library. */
function AnyCard({ pressRef }: { pressRef: RefObject<Press | null> }) {
  const { listeners, setNodeRef } = useDraggable({ id: ANY_CARD });

  useLayoutEffect(() => {
    pressRef.current = (name, event) => {
      const card = cardAt(event.target);
      if (card === null) return;
      setNodeRef(card);
      const listener = listeners?.[name] as ((event: SyntheticEvent) => void) | undefined;
      listener?.(event);
    };
  }, [pressRef, listeners, setNodeRef]);

  return null;
}

/** Tells the library of a column, and the column whether a card is above it. */
function Column({ name }: { name: string }) {
  const { setNodeRef, isOver } = useDroppable({ id: name });

  useLayoutEffect(() => {
    // The library scrolls what is around it, and the column scrolls.
    setNodeRef(document.getElementById(cardsId(name)));
    for (const id of [panelId(name), tabId(name)])
      document.getElementById(id)?.toggleAttribute('data-over', isOver);
  }, [name, setNodeRef, isOver]);

  return null;
}

function idOf(card: HTMLElement): string {
  return card.dataset.job ?? '';
}

/** The column that is seen at the pointer: not where something else lies above it. */
const columnAtPointer: CollisionDetection = ({ pointerCoordinates }) => {
  if (pointerCoordinates === null) return [];
  const { x, y } = pointerCoordinates;
  const seen = document
    .elementsFromPoint(x, y)
    .find((element) => !element.matches(`.${DRAGGED}, .${DRAGGED} *`));
  const place = seen?.closest<HTMLElement>('[data-column], [data-drop]')?.dataset;
  const column = place?.column ?? place?.drop;
  return column === undefined ? [] : [{ id: column }];
};
