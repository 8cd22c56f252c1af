import { shallowEqual } from 'react-redux';
import { selectTotalJobs } from '@/jobs/reads/found';
import { selectIsReadOnly } from '@/jobs/reads/serverLost';
import { selectSelectedCount, selectUnselectedCount } from '@/jobs/selection/selectionSelectors';
import { JOB_ACTIONS } from '@/jobs/actions/jobActions';
import { selectedTarget } from '@/jobs/actions/targets';
import { perform, STATUS_ACTIONS, type JobAction } from '@/jobs/actions/writeActions';
import { StatusMenu } from '@/jobs/cards/StatusMenu';
import { selectionBegun } from '@/jobs/selection/selection';
import {
  useAppDispatch,
  useAppSelector,
  useAppStore,
  type RootState,
} from '@/shared/store/withTypes';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { areKeysOn } from '@/shared/storage/keysPreference';
import { TOUCH } from '@/shared/styles/media';
import { Button } from '@/shared/ui/Button';
import { useMenu } from '@/shared/ui/Menu';
import { Actions, Bar } from './SelectionBar.styles';

type Props = {
  onSelectAll: () => void;
  /** Asks before it does this. */
  onAsk: () => void;
  onDone: () => void;
};

const KEYS_HINT = `x selects, Shift all up to there, 1 to ${STATUS_ACTIONS.length} set the status`;

/** What has a button of its own. */
const ACTIONS = JOB_ACTIONS.flatMap((action) => {
  const isStatus = STATUS_ACTIONS.some(({ id }) => id === action.id);
  return 'run' in action && action.isForSeveral && !isStatus ? [action] : [];
});

const selectOffered = (state: RootState) =>
  ACTIONS.filter(({ isOffered }) => isOffered(state, { jobs: [], isSelection: true }));

/** How many are selected, and what can be done with them. */
export function SelectionActions({ onSelectAll, onAsk, onDone }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const count = useAppSelector(selectSelectedCount);
  const unselected = useAppSelector(selectUnselectedCount);
  const isReadOnly = useAppSelector(selectIsReadOnly);
  const offered = useAppSelector(selectOffered, shallowEqual);
  const found = useAppSelector(selectTotalJobs);
  const { trigger, button, menu } = useMenu();
  // A finger has no keys at hand.
  const hasKeys = !useMediaQuery(TOUCH) && areKeysOn();
  const text = `${count} selected`;
  const look = { variant: 'secondary', isSmall: true, isInactive: count === 0 } as const;

  const choose = (action: JobAction) =>
    perform(store, action, selectedTarget(store.getState()), onAsk);

  return (
    <Bar>
      <p role="status">{unselected === 0 ? text : `${text}, ${unselected} unticked`}</p>
      {count === 1 && hasKeys && <small>{KEYS_HINT}</small>}
      <Button variant="ghost" isSmall isInactive={found === 0 || isReadOnly} onClick={onSelectAll}>
        {found === 0 ? 'select all' : `select all ${found} found`}
      </Button>
      <Button variant="ghost" isSmall onClick={onDone}>
        done
      </Button>
      <Actions>
        <Button
          ref={trigger}
          {...look}
          isInactive={count === 0 || isReadOnly}
          aria-haspopup="menu"
          {...button}
        >
          set status
        </Button>
        {ACTIONS.map((action) => (
          <Button
            key={action.id}
            {...look}
            isInactive={count === 0 || !offered.includes(action)}
            onClick={() => choose(action)}
          >
            {action.name}
          </Button>
        ))}
        <Button {...look} onClick={() => dispatch(selectionBegun())}>
          clear
        </Button>
      </Actions>
      {menu.isOpen && <StatusMenu {...menu} title={text} openAt="current" onChoose={choose} />}
    </Bar>
  );
}
