import { FiRotateCcw } from 'react-icons/fi';
import { client } from '@/shared/api/client';
import { notifySuccess } from '@/shared/notify/notify';
import { notifyFailure } from '@/shared/notify/notifyFailure';
import { sessionEnded } from '@/shared/store/appEvents';
import { useAppDispatch } from '@/shared/store/withTypes';
import { MenuItem } from '@/shared/ui/MenuItem';

type Props = { onLeaveMenu: () => void };

const RESET = 'reset demo';
const QUESTION =
  'Do you want new samples in place of everything recorded in this browser, all accounts included? You will be signed out.';

/** Resets the demo after a confirmation. */
export function ResetDemo({ onLeaveMenu }: Props) {
  const dispatch = useAppDispatch();

  const handlePress = async () => {
    onLeaveMenu();
    if (!window.confirm(QUESTION)) return;
    try {
      await client.post('/demo/reset');
      notifySuccess('Demo reset', RESET);
      dispatch(sessionEnded());
    } catch (thrown) {
      notifyFailure(thrown, RESET);
    }
  };

  return (
    <MenuItem onClick={handlePress}>
      <FiRotateCcw aria-hidden />
      <span>{RESET}</span>
    </MenuItem>
  );
}
