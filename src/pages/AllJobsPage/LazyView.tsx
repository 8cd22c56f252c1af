import { lazyPart } from '@/shared/loading/lazyPart';
import { optionalPart, PartBoundary } from '@/shared/ui/PartBoundary';
import { Spinner } from '@/shared/ui/Spinner';

type Props = { view: 'board' | 'table'; onShown: () => void };

const VIEWS = {
  board: lazyPart(async () => (await import('@/features/board/Board')).Board),
  table: lazyPart(async () => (await import('./TableView')).TableView),
};

/** The keys of cards, which come after them. */
export const CardKeys = optionalPart(
  'RowKeys',
  async () => (await import('@/features/table/RowKeys')).RowKeys,
);

export const PREFETCH = {
  list: undefined,
  board: VIEWS.board.prefetch,
  table: VIEWS.table.prefetch,
};

/** The board or the table, whose code is loaded when it is shown for the first time. */
export function LazyView({ view, onShown }: Props) {
  const View = VIEWS[view];
  return (
    <PartBoundary name={view} fallback={<Spinner label={`loading ${view}`} />}>
      <View onShown={onShown} />
    </PartBoundary>
  );
}
