import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { refreshRequested } from '@/jobs/allJobsSlice';
import { selectFoundIds } from '@/jobs/reads/found';
import { selectQuery, selectUnreadable } from '@/jobs/reads/listSelectors';
import { selectIsListLoading, selectListError } from '@/jobs/reads/listState';
import type { Job, JobDraft } from '@/jobs/model/job';
import { cardAt } from '@/jobs/cards/cardElements';
import { useCardMode } from '@/jobs/cards/CardMode';
import { useGroups } from '@/jobs/cards/groups';
import { perform } from '@/jobs/actions/writeActions';
import { jobName } from '@/jobs/model/jobName';
import { useListQuery } from '@/jobs/address/ListQuery';
import { StatusMenu } from '@/jobs/cards/StatusMenu';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { ErrorState } from '@/shared/ui/ErrorState';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { agree } from '@/shared/text/agree';
import { selectColumnShares } from './columnShares';
import { Rows, type OpenMenu } from './Rows';
import { Headings } from './Headings';
import { Foot, Table } from './JobsTable.styles';
import { COLUMNS, nextSort, sortOf } from './tableColumns';
import { useCellEditing } from './useCellEditing';
import { usePaste } from './usePaste';

type Props = {
  /** The last row, for a new application. */
  newRow: ReactNode;
  /** What was edited in a cell is not saved at the end of the session. */
  onLost: (job: Job, fields: Partial<JobDraft>) => void;
};

/** The applications as rows, which are read on, sorted, chosen by keys and edited in place. */
export function JobsTable({ newRow, onLost }: Props) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const setQuery = useListQuery();
  const query = useAppSelector(selectQuery);
  const unreadable = useAppSelector(selectUnreadable);
  const mode = useCardMode();
  const rows = useAppSelector(selectFoundIds);
  const groups = useGroups(rows, 40);
  const [active, setActive] = useState('');
  const { edited, onEdit, handlers } = useCellEditing(mode);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  usePaste(tableRef);
  const isBusy = useAppSelector(selectIsListLoading);
  const error = useAppSelector(selectListError);
  const shares = useAppSelector(selectColumnShares, shallowEqual);
  const hasRows = rows.length > 0;
  const stop = rows.includes(active) ? active : rows[0];

  return (
    <>
      <Table
        ref={tableRef}
        role="grid"
        aria-label="applications"
        aria-busy={isBusy}
        data-selecting={mode === 'selecting' || undefined}
        style={shares}
        {...handlers}
        onFocus={({ target }: FocusEvent) => setActive(cardAt(target)?.dataset.job ?? active)}
      >
        <Headings role="rowgroup">
          <tr role="row">
            {mode === 'selecting' && (
              <th role="columnheader" scope="col" className="tick">
                <VisuallyHidden>selected</VisuallyHidden>
              </th>
            )}
            {COLUMNS.map((column) => (
              <th
                key={column.name}
                role="columnheader"
                scope="col"
                className={column.name}
                aria-sort={sortOf(column, query)}
              >
                <button type="button" onClick={() => setQuery(nextSort(column, query))}>
                  {column.name}
                </button>
              </th>
            ))}
            <th role="columnheader" scope="col" className="open">
              <VisuallyHidden>form</VisuallyHidden>
            </th>
          </tr>
        </Headings>
        {groups.map(({ key, ids }) => (
          <Rows
            key={key}
            ids={ids}
            stop={stop !== undefined && ids.includes(stop) ? stop : null}
            edited={edited && ids.includes(edited.id) ? edited : null}
            mode={mode}
            onEdit={onEdit}
            onMenu={setMenu}
            onLost={onLost}
          />
        ))}
        {mode === 'open' && <Foot role="rowgroup">{newRow}</Foot>}
      </Table>
      {unreadable > 0 && (
        <p>{`${unreadable} cannot be read and ${agree(unreadable, 'is', 'are')} not shown.`}</p>
      )}
      {error && (
        <ErrorState error={error} isNotice={hasRows} onRetry={() => dispatch(refreshRequested())} />
      )}
      {menu && (
        <StatusMenu
          id="row-status"
          title={jobName(menu.job)}
          job={menu.job}
          openAt="current"
          trigger={menu.trigger}
          onChoose={(action) => perform(store, action, { jobs: [menu.job], isSelection: false })}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}
