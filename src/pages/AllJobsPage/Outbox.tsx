import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { isTyped, jobTyped, selectAdding } from '@/features/jobForm/jobSlice';
import { selectOwner } from '@/features/user/userSlice';
import { selectOutbox } from '@/jobs/writes/writeSelectors';
import { countText } from '@/jobs/model/countText';
import { jobName } from '@/jobs/model/jobName';
import { leaveToForm, sendOutbox, showOutbox } from '@/jobs/offline/outbox';
import { removeEntry } from '@/jobs/offline/outboxEntries';
import type { Write } from '@/jobs/writes/writes';
import { paths } from '@/shared/config/paths';
import { notifyError, notifySuccess } from '@/shared/notify/notify';
import { notifyFailure } from '@/shared/notify/notifyFailure';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { AskRow } from '@/shared/ui/AskRow';
import { BusyButton } from '@/shared/ui/BusyButton';
import { Button } from '@/shared/ui/Button';

const MARKS: Partial<Record<Write['state'], string>> = {
  queued: 'not sent yet',
  sent: 'being sent',
  refused: 'refused',
  unknown: 'may have been recorded',
};
const EDITED = "edited in 'add job', which sends it";
const IN_THE_WAY = "'add job' holds another draft. Save or clear it first.";
const BEHIND = 'Another window is sending. What waits is sent after it.';

/** New applications that were kept while the server could not be reached. */
export function Outbox() {
  const store = useAppStore();
  const navigate = useNavigate();
  const owner = useAppSelector(selectOwner) ?? '';
  const writes = useAppSelector(selectOutbox);
  const waiting = writes.filter(({ state }) => state === 'queued').length;
  const [isBusy, setIsBusy] = useState(false);

  const handleSend = async () => {
    setIsBusy(true);
    const tell = () => notifySuccess(BEHIND);
    await sendOutbox(store, owner, tell).catch((error: unknown) =>
      notifyFailure(error, 'send now'),
    );
    setIsBusy(false);
  };
  const takeOut = ({ id }: Write) => {
    removeEntry(id);
    showOutbox(store, owner);
  };
  const handleRemove = (write: Write) => {
    const name = jobName(write.fields);
    const question =
      write.state === 'unknown'
        ? `Remove ${name} from here? It may have been recorded.`
        : `Remove ${name} without sending it?`;
    if (window.confirm(question)) takeOut(write);
  };
  const handleEdit = (write: Write) => {
    const { id, state, fields } = write;
    const adding = selectAdding(store.getState());
    const isOpen = isTyped(adding) && adding.outboxId === id;
    if (isTyped(adding) && !isOpen) {
      notifyError(IN_THE_WAY);
      return;
    }
    // What may have been recorded is asked about by the form.
    if (state === 'unknown') takeOut(write);
    else leaveToForm(store, owner, id);
    const outboxId = state === 'unknown' ? undefined : id;
    if (!isOpen) store.dispatch(jobTyped({ jobId: null, typed: fields, outboxId }));
    void navigate(paths.addJob);
  };

  return (
    <section tabIndex={-1} aria-label="not sent">
      {waiting > 0 && (
        <AskRow>
          <p role="status">{`${countText(waiting)} not sent yet.`}</p>
          <BusyButton variant="secondary" isSmall isBusy={isBusy} onClick={() => void handleSend()}>
            send now
          </BusyButton>
        </AskRow>
      )}
      <ul role="list">
        {writes.map((write) => (
          <Item key={write.id}>
            <p>{jobName(write.fields)}</p>
            <small>
              {write.isEdited
                ? EDITED
                : [!write.isSettled && MARKS[write.state], write.reason].filter(Boolean).join(': ')}
            </small>
            {write.state !== 'sent' && (
              <div>
                <Button variant="ghost" isSmall onClick={() => handleEdit(write)}>
                  edit
                </Button>
                <Button variant="ghost" isSmall onClick={() => handleRemove(write)}>
                  remove
                </Button>
              </div>
            )}
          </Item>
        ))}
      </ul>
    </section>
  );
}

/** As a card, whose border tells that it is on this side only. */
const Item = styled.li`
  display: grid;
  grid-template: 'name actions' auto 'mark actions' auto / minmax(0, 1fr) auto;
  align-items: center;
  margin: ${theme.space(2)} 0;
  padding: ${theme.space(2)} ${theme.space(3)};
  border: 1px dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;

  > p {
    font-weight: ${theme.font.weight.bold};
  }

  > small {
    grid-area: mark;
    color: ${theme.color.textMuted};
  }

  > div {
    display: flex;
    grid-area: actions;
  }
`;
