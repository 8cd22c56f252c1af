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

/** The only file that knows the library, which is no longer developed. */

type Props = {
  isOn: boolean;
  columns: readonly string[];
  /** What is seen at the pointer. */
  preview: (id: string) => ReactNode;
  onDrop: (id: string, column: string) => void;
  /** Columns are elements with `data-column`, cards with `data-job`. */
  children: ReactNode;
};

type Press = (name: string, event: SyntheticEvent) => void;

/** All cards share one draggable, since each would render at the start and end of a drag. */
const ANY_CARD = 'card';
const MOUSE = { activationConstraint: { distance: 5 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
/** Keys and screen readers move a card by the menu of its status. */
const ACCESSIBILITY = { restoreFocus: false, screenReaderInstructions: { draggable: '' } };

/**
 * Lets cards be dragged between columns by mouse and touch. The cards are outside of the library's
 * contexts, since each step of a drag would visit all of them.
 */
export function DragArea({ isOn, columns, preview, onDrop, children }: Props) {
  const [taken, setTaken] = useState<HTMLElement | null>(null);
  const areaRef = useRef<HTMLDivElement>(null);
  const pressRef = useRef<Press>(null);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));

  const take = (card: HTMLElement | null) => {
    taken?.removeAttribute('data-taken');
    card?.setAttribute('data-taken', '');
    setTaken(card);
  };

  const handleEnd = ({ over }: DragEndEvent) => {
    take(null);
    if (taken !== null && over !== null) onDrop(idOf(taken), String(over.id));
  };

  const press: Press = (name, event) => {
    if (isOn) pressRef.current?.(name, event);
  };

  return (
    <>
      <div
        ref={areaRef}
        role="presentation"
        onMouseDown={(event) => press('onMouseDown', event)}
        onTouchStart={(event) => press('onTouchStart', event)}
      >
        {children}
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={columnAcross}
        accessibility={ACCESSIBILITY}
        autoScroll={false}
        onDragStart={({ activatorEvent }) => take(findCard(activatorEvent.target))}
        onDragEnd={handleEnd}
        onDragCancel={() => take(null)}
      >
        <AnyCard pressRef={pressRef} />
        {columns.map((name) => (
          <Column key={name} name={name} areaRef={areaRef} />
        ))}
        <DragOverlay dropAnimation={null}>{taken && preview(idOf(taken))}</DragOverlay>
      </DndContext>
    </>
  );
}

/** Hands a press on a card to the library. */
function AnyCard({ pressRef }: { pressRef: RefObject<Press | null> }) {
  const { listeners, setNodeRef } = useDraggable({ id: ANY_CARD });

  useLayoutEffect(() => {
    pressRef.current = (name, event) => {
      const card = findCard(event.target);
      if (card === null) return;
      setNodeRef(card);
      const listener = listeners?.[name] as ((event: SyntheticEvent) => void) | undefined;
      listener?.(event);
    };
  }, [pressRef, listeners, setNodeRef]);

  return null;
}

/** Tells the library of a column, and the column whether a card is above it. */
function Column({ name, areaRef }: { name: string; areaRef: RefObject<HTMLElement | null> }) {
  const { setNodeRef, isOver } = useDroppable({ id: name });

  useLayoutEffect(() => {
    const column = areaRef.current?.querySelector<HTMLElement>(`[data-column="${name}"]`) ?? null;
    setNodeRef(column);
    column?.toggleAttribute('data-over', isOver);
  }, [areaRef, name, setNodeRef, isOver]);

  return null;
}

function findCard(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-job]') : null;
}

function idOf(card: HTMLElement): string {
  return card.dataset.job ?? '';
}

/** The column that the pointer is in, or above or below. */
const columnAcross: CollisionDetection = ({
  pointerCoordinates,
  droppableContainers,
  droppableRects,
}) => {
  const { x } = pointerCoordinates ?? { x: NaN };
  return droppableContainers.filter(({ id }) => {
    const rect = droppableRects.get(id);
    return rect !== undefined && rect.left <= x && x <= rect.right;
  });
};
