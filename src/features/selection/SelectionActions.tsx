import {
  selectIsReadOnly,
  selectJob,
  selectSelectedCount,
  selectTotalJobs,
  selectUnselectedCount,
} from '@/jobs/allJobsSlice';
import { selectionBegun } from '@/jobs/selection/selection';
import { selectSelectedAsShown } from '@/jobs/reads/shownJobs';
import { StatusMenu } from '@/jobs/cards/StatusMenu';
import type { Job } from '@/jobs/model/job';
import type { JobStatus } from '@/jobs/model/statuses';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { useMenu } from '@/shared/ui/Menu';
import { Actions, Bar } from './SelectionBar.styles';

type Props = {
  onSelectAll: () => void;
  onStatus: (status: JobStatus) => void;
  onDelete: () => void;
  onExport: (jobs: Job[]) => void;
  onDone: () => void;
};

/** How many are selected, and what can be done with them. */
export function SelectionActions({ onSelectAll, onStatus, onDelete, onExport, onDone }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const count = useAppSelector(selectSelectedCount);
  const unselected = useAppSelector(selectUnselectedCount);
  const isReadOnly = useAppSelector(selectIsReadOnly);
  const found = useAppSelector(selectTotalJobs);
  const { trigger, button, menu } = useMenu();
  const text = `${count} selected`;
  const action = { variant: 'secondary', isSmall: true, isInactive: count === 0 } as const;
  const change = { ...action, isInactive: count === 0 || isReadOnly };

  const handleExport = () => {
    const state = store.getState();
    onExport(selectSelectedAsShown(state).flatMap((id) => selectJob(state, id) ?? []));
  };

  return (
    <Bar>
      <p role="status">{unselected === 0 ? text : `${text}, ${unselected} unticked`}</p>
      <Button variant="ghost" isSmall isInactive={found === 0 || isReadOnly} onClick={onSelectAll}>
        {found === 0 ? 'select all' : `select all ${found} found`}
      </Button>
      <Button variant="ghost" isSmall onClick={onDone}>
        done
      </Button>
      <Actions>
        <Button ref={trigger} {...change} aria-haspopup="menu" {...button}>
          set status
        </Button>
        <Button {...change} onClick={onDelete}>
          delete
        </Button>
        <Button {...action} onClick={handleExport}>
          export
        </Button>
        <Button {...action} onClick={() => dispatch(selectionBegun())}>
          clear
        </Button>
      </Actions>
      {menu.isOpen && (
        <StatusMenu {...menu} title={text} status="" openAt="chosen" onChoose={onStatus} />
      )}
    </Bar>
  );
}
