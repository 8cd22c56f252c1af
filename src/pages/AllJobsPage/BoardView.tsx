import { lazyPart } from '@/shared/lib/lazyPart';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { Spinner } from '@/shared/ui/Spinner';

type Props = { onShown: () => void };

const Board = lazyPart(async () => (await import('@/features/board/Board')).Board);

export const prefetchBoard = Board.prefetch;

/** The board, whose code is loaded when it is shown for the first time. */
export function BoardView(props: Props) {
  return (
    <PartBoundary
      name="board"
      message="The board cannot be shown."
      fallback={<Spinner label="loading board" />}
    >
      <Board {...props} />
    </PartBoundary>
  );
}
