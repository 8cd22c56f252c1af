import { useState } from 'react';
import { createPortal } from 'react-dom';
import { FiRotateCcw } from 'react-icons/fi';
import { notifySuccess } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import { sessionEnded } from '@/shared/store/appEvents';
import { useAppDispatch } from '@/shared/store/withTypes';
import { BusyButton } from '@/shared/ui/BusyButton';
import { Button } from '@/shared/ui/Button';
import { FormActions } from '@/shared/ui/FormActions';
import { ModalDialog } from '@/shared/ui/ModalDialog';
import { MenuItem } from '@/shared/ui/MenuItem';
import { client } from '@/shared/api/client';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';

type Props = { onLeaveMenu: () => void };

/** Resets the demo after a confirmation. */
export function ResetDemo({ onLeaveMenu }: Props) {
  const [isAsking, setIsAsking] = useState(false);

  const handlePress = () => {
    onLeaveMenu();
    setIsAsking(true);
  };

  return (
    <>
      <MenuItem onClick={handlePress}>
        <FiRotateCcw aria-hidden />
        reset demo
      </MenuItem>
      {/* Outside of the menu, which is hidden. */}
      {isAsking && createPortal(<Question onClose={() => setIsAsking(false)} />, document.body)}
    </>
  );
}

type QuestionProps = { onClose: () => void };

function Question({ onClose }: QuestionProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);

  const handleReset = async () => {
    setIsBusy(true);
    try {
      await dispatch(resetDemo()).unwrap();
      notifySuccess('Demo reset', resetDemo.typePrefix);
      dispatch(sessionEnded());
    } catch (thrown) {
      notifyFailure(thrown, resetDemo.typePrefix);
      setIsBusy(false);
    }
  };

  return (
    <ModalDialog title="reset demo" onClose={onClose}>
      <p>
        Do you want new samples in place of everything recorded in this browser, all accounts
        included? You will be signed out.
      </p>
      <FormActions>
        <Button variant="secondary" onClick={onClose}>
          cancel
        </Button>
        <BusyButton isBusy={isBusy} onClick={handleReset}>
          reset demo
        </BusyButton>
      </FormActions>
    </ModalDialog>
  );
}

/**
 * Replaces everything the demo keeps in this browser by new samples; `sessionEnded` then signs out
 * here. Rejects with an ApiError.
 */
const resetDemo = createAppAsyncThunk<undefined>('user/resetDemo', async (_, signal) => {
  await client.post('/demo/reset', undefined, { signal });
  return undefined;
});
