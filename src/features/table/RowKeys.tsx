import { useRef } from 'react';
import { useNavigate, useOutletContext } from 'react-router-dom';
import { selectShownIds } from '@/jobs/reads/found';
import { selectListAddress } from '@/jobs/reads/listSelectors';
import { selectIsReadOnly } from '@/jobs/reads/serverLost';
import { selectIsSelected, selectIsSelecting } from '@/jobs/selection/selectionSelectors';
import { cardAt, controlsOf, findCard, NEW_ROW } from '@/jobs/cards/cardElements';
import { JOB_ACTIONS } from '@/jobs/actions/jobActions';
import { findTarget, focusedTarget } from '@/jobs/actions/targets';
import { perform } from '@/jobs/actions/writeActions';
import { jobSelected, selectionBegun } from '@/jobs/selection/selection';
import { selectPlaces } from '@/jobs/writes/places';
import { EDITING } from '@/shared/config/paths';
import { useDocumentEvent } from '@/shared/hooks/useDocumentEvent';
import { isForControl, useKeys } from '@/shared/keys/useKeys';
import { useAppStore, type RootState } from '@/shared/store/withTypes';
import { cellsAt, isShown } from './cells';
import { useCopy } from './useCopy';

/** How many rows PageUp and PageDown go. */
const PAGE = 10;

/** The keys of the row, or of the card, that has the focus, and of what is selected. */
export function RowKeys() {
  /** The frame of the page opens the dialog that asks. */
  const onAsk = useOutletContext<(dialog: string) => void>();
  const store = useAppStore();
  const navigate = useNavigate();
  useCopy();
  /** What a key has acted on, and what was seen then: from where that was, `j` and `k` go on. */
  const actedRef = useRef({ id: '', ids: [] as string[] });
  const isReadOnly = () => selectIsReadOnly(store.getState());

  /** For several where that is possible and some are selected, else for the card or row. */
  const act = (action: (typeof JOB_ACTIONS)[number], at: EventTarget | null) => {
    const id = cardAt(at)?.dataset.job;
    const find = action.isForSeveral ? findTarget : focusedTarget;
    const target = find(store.getState(), id);
    const [job] = target.jobs;
    if (job === undefined) return;
    actedRef.current = { id: id ?? '', ids: placedIds(store.getState()) };
    if ('run' in action) perform(store, action, target, () => onAsk('delete'));
    else if (action.isOffered(store.getState(), target)) {
      void navigate(action.pathOf(job), { state: EDITING });
    }
  };

  /** Focuses the row so many places away; from nowhere the first one. Returns its id. */
  const move = (target: EventTarget | null, step: number) => {
    const id = cardAt(target)?.dataset.job ?? '';
    const shown = selectShownIds(store.getState());
    const acted = actedRef.current;
    const isThere = id !== '' && id === acted.id;
    const placed = isThere ? acted.ids : placedIds(store.getState());
    // Over what is removed it goes, but from there too.
    const ids = placed.filter((one) => one === id || shown.includes(one));
    actedRef.current = { id: '', ids: [] };
    const here = ids.indexOf(id);
    // Below the last row is the blank one.
    if (step === 1 && here === ids.length - 1) document.getElementById(NEW_ROW)?.focus();
    if (step === 1 && document.activeElement?.id === NEW_ROW) return undefined;
    const next = here === -1 ? 0 : Math.min(Math.max(here + step, 0), ids.length - 1);
    const card = findCard(ids[next] ?? '');
    const place = cellsAt(target).findIndex((cell) => cell.contains(document.activeElement));
    const stop = card?.matches('tr') ? (cellsAt(card)[place] ?? card) : controlsOf(card)[0];
    stop?.focus();
    card?.scrollIntoView({ block: 'nearest' });
    return ids[next];
  };
  const selectOn = (target: EventTarget | null, step: number) => {
    const id = cardAt(target)?.dataset.job;
    const next = move(target, step);
    if (id === undefined || next === undefined || isReadOnly()) return;
    if (!selectIsSelecting(store.getState())) store.dispatch(selectionBegun());
    // Back over what is selected already it is unselected, with what lies between.
    const isBack = selectIsSelected(store.getState(), next) && id !== next;
    const order = selectShownIds(store.getState());
    store.dispatch(jobSelected({ id, isSelected: !isBack }));
    store.dispatch(jobSelected({ id: next, isSelected: !isBack, order }));
    store.dispatch(jobSelected({ id: next, isSelected: true }));
  };

  useKeys(
    {
      j: ({ target }) => void move(target, 1),
      k: ({ target }) => void move(target, -1),
      ...Object.fromEntries(
        JOB_ACTIONS.flatMap((action) =>
          action.key === undefined
            ? []
            : [[action.key, ({ target }: KeyboardEvent) => act(action, target)]],
        ),
      ),
    },
    ['j', 'k'],
  );

  useDocumentEvent('keydown', (event) => {
    const { target, key, shiftKey, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const isRow = cardAt(target) !== null && !isForControl(event);
    if (defaultPrevented || !isRow || altKey || !(target instanceof Element)) return;
    const isMenuButton = target.matches('button');
    const cells = cellsAt(target);
    const isOfTable = cells.length > 0;
    const far = selectShownIds(store.getState()).length;
    const isFar = ctrlKey || metaKey || target.matches('tr');
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      ...(isOfTable && { PageDown: PAGE, PageUp: -PAGE }),
      ...(isOfTable && isFar && { End: far, Home: -far }),
    };
    const step = isMenuButton ? undefined : steps[key];
    if (step !== undefined) {
      if (shiftKey) selectOn(target, step);
      else move(target, step);
    } else if (!moveInRow(cells, target, key)) return;
    event.preventDefault();
  });

  return null;
}

/** What the page shows in its order, in the list also what was removed, whose strips stand there. */
function placedIds(state: RootState): string[] {
  const { view } = selectListAddress(state);
  return view === 'list' ? selectPlaces(state).map(({ id }) => id) : selectShownIds(state);
}

/** Goes to another cell of the row, or from one to the row itself; false for any other key. */
function moveInRow(all: HTMLElement[], target: Element, key: string): boolean {
  const cells = all.filter((cell) => isShown(cell) && cell.hasAttribute('tabindex'));
  const here = cells.findIndex((cell) => cell.contains(target));
  const next = {
    ArrowRight: cells[Math.min(here + 1, cells.length - 1)],
    ArrowLeft: here > 0 ? cells[here - 1] : all[0]?.parentElement,
    Home: cells[0],
    End: cells.at(-1),
    Escape: here === -1 ? undefined : all[0]?.parentElement,
  }[key];
  next?.focus();
  return next !== undefined;
}
