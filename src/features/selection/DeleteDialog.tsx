import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { selectJob } from '@/jobs/jobSelectors';
import { selectSelectedIds } from '@/jobs/selection/selectionSelectors';
import { selectedTarget } from '@/jobs/actions/targets';
import { DELETE_ACTION } from '@/jobs/actions/writeActions';
import { countText } from '@/jobs/model/countText';
import { jobName } from '@/jobs/model/jobName';
import { orDash } from '@/shared/text/orDash';
import { useAppStore } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { FormActions } from '@/shared/ui/FormActions';
import { ModalDialog } from '@/shared/ui/ModalDialog';

type Props = { onClose: () => void };

const MOST_NAMES = 3;

/** Asks before several jobs are deleted: how many they are, and which the first ones. */
export function DeleteDialog({ onClose }: Props) {
  const store = useAppStore();
  const ids = selectSelectedIds(store.getState());
  const names = ids
    .slice(0, MOST_NAMES)
    .map((id) => orDash(jobName(selectJob(store.getState(), id))));
  const others = ids.length - names.length;
  const handleDelete = () => {
    // Closed first, which gives the focus back to what opened it.
    flushSync(onClose);
    void DELETE_ACTION.run(store, selectedTarget(store.getState()));
  };

  return (
    <ModalDialog title={`delete ${countText(ids.length)}?`} onClose={onClose}>
      <Names>
        {names.join('; ')}
        {others > 0 && ` and ${others} more`}
      </Names>
      <p>
        They can be put back as long as this page is open, as new applications, which the server
        dates today.
      </p>
      <FormActions>
        <Button variant="secondary" onClick={onClose}>
          cancel
        </Button>
        <DeleteButton variant="secondary" onClick={handleDelete}>
          delete
        </DeleteButton>
      </FormActions>
    </ModalDialog>
  );
}

const Names = styled.p`
  overflow-wrap: anywhere;
`;

const DeleteButton = styled(Button)`
  color: ${theme.color.danger};
`;
