import { memo, type RefObject } from 'react';
import { shallowEqual } from 'react-redux';
import { selectJob } from '@/jobs/jobSelectors';
import { selectHasLeft } from '@/jobs/reads/found';
import { selectIsSelected } from '@/jobs/selection/selectionSelectors';
import type { Job, JobDraft } from '@/jobs/model/job';
import { cardId } from '@/jobs/cards/cardElements';
import { SelectBox } from '@/jobs/cards/SelectBox';
import { jobName } from '@/jobs/model/jobName';
import { orDash } from '@/shared/text/orDash';
import { LEFT, lookOf, statusLabel } from '@/jobs/model/statusLooks';
import { isOpen, type Write } from '@/jobs/writes/writes';
import { selectWritesByJob } from '@/jobs/writes/writeSelectors';
import { addressOf, editPath } from '@/shared/config/paths';
import { formatDate } from '@/shared/dates/dates';
import { useAppSelector } from '@/shared/store/withTypes';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { CellEditor } from './CellEditor';
import { FailedEdit, failureOf, MissingText } from './FailedEdit';
import { ROW } from './JobsTable.styles';
import { Body } from './Rows.styles';
import { COLUMNS, type Column, type Edited } from './tableColumns';
import { Waiting } from './Waiting';

/** The menu of a row's status, and the button that it belongs to. */
export type OpenMenu = { job: Job; trigger: RefObject<HTMLButtonElement> };

type Shared = {
  mode: 'open' | 'selecting' | 'readOnly';
  edited: Edited | null;
  /** Edits another cell, or none. */
  onEdit: (next: Edited | null) => void;
  onMenu: (menu: OpenMenu) => void;
  /** What was edited in a cell is not saved at the end of the session. */
  onLost: (job: Job, fields: Partial<JobDraft>) => void;
};
type Props = Shared & {
  ids: readonly string[];
  /** The row that Tab leads to, if it is here. */
  stop: string | null;
};

/** Some rows, which look up what they show together: the browser leaves them out while they are out of sight. */
export const Rows = memo(function Rows({ ids, stop, edited, ...shared }: Props) {
  const jobs = useAppSelector((state) => ids.map((id) => selectJob(state, id)), shallowEqual);
  const selected = useAppSelector(
    (state) => ids.map((id) => selectIsSelected(state, id)),
    shallowEqual,
  );
  const writes = useAppSelector((state) => {
    const byJob = selectWritesByJob(state);
    return ids.map((id) => byJob.get(id)?.at(-1));
  }, shallowEqual);
  const left = useAppSelector((state) => ids.map((id) => selectHasLeft(state, id)), shallowEqual);

  return (
    <Body role="rowgroup" style={{ containIntrinsicBlockSize: `auto ${ids.length * ROW}px` }}>
      {ids.map((id, index) => (
        <Row
          key={id}
          job={jobs[index]}
          write={writes[index]}
          isSelected={selected[index] === true}
          hasLeft={left[index] === true}
          isStop={id === stop}
          edited={edited?.id === id ? edited : null}
          {...shared}
        />
      ))}
    </Body>
  );
});

type RowProps = Shared & {
  job: Job | undefined;
  write: Write | undefined;
  isSelected: boolean;
  /** Whether it no longer passes what is chosen. */
  hasLeft: boolean;
  isStop: boolean;
};

/** One application. It renders again only when something of it has changed. */
const Row = memo(function Row(props: RowProps) {
  const { job, write, isSelected, hasLeft, isStop, mode, ...edit } = props;
  if (job === undefined) return null;
  const isSaving = write !== undefined && isOpen(write);
  const failure = failureOf(write, job);
  const failed = failure !== null && write?.kind === 'update' ? write : undefined;

  return (
    <tr
      role="row"
      id={cardId(job._id)}
      data-job={job._id}
      tabIndex={isStop ? 0 : -1}
      aria-label={jobName(job)}
      aria-selected={mode === 'selecting' ? isSelected : undefined}
      aria-busy={isSaving}
    >
      {mode === 'selecting' && (
        <td role="gridcell" className="tick">
          <SelectBox job={job} isStop={false} />
        </td>
      )}
      {COLUMNS.map((column) => (
        <Cell
          key={column.name}
          job={job}
          column={column}
          isReadOnly={mode === 'readOnly'}
          typed={failed?.fields}
          {...edit}
        />
      ))}
      <td role="gridcell" className="open">
        {isSaving && <VisuallyHidden role="status">saving</VisuallyHidden>}
        {mode === 'open' && (
          <a href={addressOf(editPath(job))} tabIndex={-1} aria-label={`Edit ${jobName(job)}`}>
            Edit
          </a>
        )}
      </td>
      {(failure !== null || hasLeft || edit.edited?.isMissing) && (
        <td role="gridcell" className="note">
          {hasLeft && <span>{LEFT}</span>}
          {edit.edited?.isMissing && <MissingText job={job} field={edit.edited.field} />}
          {failure !== null && <span role="alert">{failure}</span>}
          {failed && <FailedEdit write={failed} />}
        </td>
      )}
    </tr>
  );
});

type CellProps = {
  job: Job;
  column: Column;
  isReadOnly: boolean;
  /** What was edited and is not saved. */
  typed: Partial<JobDraft> | undefined;
} & Pick<Shared, 'edited' | 'onEdit' | 'onMenu' | 'onLost'>;

function Cell({ job, column, edited, onEdit, onLost, typed, ...content }: CellProps) {
  const { name, field } = column;
  const isEdited = field !== undefined && edited?.field === field;
  const [Element, role] =
    name === 'position' ? (['th', 'rowheader'] as const) : (['td', 'gridcell'] as const);
  return (
    <Element
      role={role}
      scope={Element === 'th' ? 'row' : undefined}
      className={name}
      tabIndex={-1}
      data-field={field}
      title={field && field !== 'jobStatus' && !isEdited ? job[field] : undefined}
    >
      {isEdited ? (
        <CellEditor
          job={job}
          edited={edited}
          options={column.options}
          typed={typed?.[field]}
          onEdit={onEdit}
          onLost={onLost}
        />
      ) : (
        <Content job={job} column={column} {...content} />
      )}
    </Element>
  );
}

type ContentProps = Pick<CellProps, 'job' | 'column' | 'isReadOnly' | 'onMenu'>;

function Content({ job, column: { name, field }, isReadOnly, onMenu }: ContentProps) {
  if (name === 'date') return formatDate(job.createdAt);
  if (name === 'waiting') return <Waiting job={job} />;
  // A translator replaces the text, which its element leaves with as it is edited.
  if (name !== 'status') return field && <span>{orDash(job[field])}</span>;
  const { text, colors } = lookOf(job.jobStatus);
  return (
    <button
      type="button"
      className="badge"
      tabIndex={-1}
      disabled={isReadOnly}
      style={{ background: colors.background, color: colors.text }}
      aria-label={statusLabel(job)}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => onMenu({ job, trigger: { current: currentTarget } })}
    >
      {text}
    </button>
  );
}
