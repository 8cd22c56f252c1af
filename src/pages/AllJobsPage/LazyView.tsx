import { NoJobs } from '@/features/list/NoJobs';
import { selectUser } from '@/features/user/userSlice';
import { lazyPart } from '@/shared/lib/lazyPart';
import { userKey } from '@/shared/lib/userKey';
import { useAppSelector } from '@/shared/store/withTypes';
import { OptionalPart, PartBoundary } from '@/shared/ui/PartBoundary';
import { Spinner } from '@/shared/ui/Spinner';

type Props = { view: 'board' | 'table'; onShown: () => void };

const Board = lazyPart(async () => (await import('@/features/board/Board')).Board);
const JobsTable = lazyPart(async () => (await import('@/features/table/JobsTable')).JobsTable);
const NewJobRow = lazyPart(async () => (await import('@/features/jobForm/NewJobRow')).NewJobRow);
const RowKeys = lazyPart(async () => (await import('@/features/table/RowKeys')).RowKeys);
const TableTools = lazyPart(async () => (await import('@/features/table/TableTools')).TableTools);

export const PREFETCH = { list: undefined, board: Board.prefetch, table: JobsTable.prefetch };

/** The board or the table, whose code is loaded when it is shown for the first time. */
export function LazyView({ view, onShown }: Props) {
  const user = useAppSelector(selectUser);
  const newRow = user && (
    <OptionalPart name="NewJobRow">
      <NewJobRow owner={userKey(user)} defaultLocation={user.location} />
    </OptionalPart>
  );
  return (
    <PartBoundary
      name={view}
      message={`The ${view} cannot be shown.`}
      fallback={<Spinner label={`loading ${view}`} />}
    >
      {view === 'board' ? (
        <Board onShown={onShown} />
      ) : (
        <JobsTable newRow={newRow} empty={<NoJobs />} onShown={onShown} />
      )}
    </PartBoundary>
  );
}

/** What else the table offers, in the line of the count. */
export function TableLine() {
  return (
    <OptionalPart name="TableTools">
      <TableTools />
    </OptionalPart>
  );
}

/** Keys of rows and cards, which come after them. */
export function JobKeys() {
  return (
    <OptionalPart name="RowKeys">
      <RowKeys />
    </OptionalPart>
  );
}
