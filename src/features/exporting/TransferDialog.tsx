import { startTransition, useState, type SubmitEvent } from 'react';
import { selectJob } from '@/jobs/jobSelectors';
import { selectListedIds, selectTotalJobs } from '@/jobs/reads/found';
import { selectHasFilters, selectListAddress, selectView } from '@/jobs/reads/listSelectors';
import { exportJobs } from '@/jobs/actions/exportJobs';
import { describe } from '@/jobs/address/listAddress';
import { readWhole, type WholeCollection } from '@/jobs/reads/needCollection';
import { countText } from '@/jobs/model/countText';
import { DEFAULT_VIEW } from '@/jobs/model/views';
import { chooseSeparator, usualSeparator } from '@/shared/csv/separator';
import { useTask } from '@/shared/hooks/useTask';
import { useAppSelector, useAppStore, type RootState } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { Choice } from '@/shared/ui/Choice';
import { FormActions } from '@/shared/ui/FormActions';
import { Hint } from '@/shared/ui/Hint';
import { ModalDialog } from '@/shared/ui/ModalDialog';
import { TaskStatus } from '@/shared/ui/TaskStatus';
import { PrintSheet } from './PrintSheet';

type Props = {
  kind: 'export' | 'print';
  /** Stands on the paper. */
  userName: string;
  onClose: () => void;
};

const SEPARATORS = [
  { value: ',', text: 'comma' },
  { value: ';', text: 'semicolon' },
] as const;

/** Reads all applications, or what the filters show, and saves them as a CSV file or prints them as a table. */
export function TransferDialog({ kind, userName, onClose }: Props) {
  const store = useAppStore();
  const hasList = useAppSelector(selectView) !== null;
  const hasFilters = useAppSelector(selectHasFilters);
  const found = useAppSelector(selectTotalJobs);
  const { task, run, abort } = useTask();
  const [scope, setScope] = useState<'all' | 'filtered'>(hasFilters ? 'filtered' : 'all');
  const [separator, setSeparator] = useState(usualSeparator);
  const [outcome, setOutcome] = useState('');
  const [printed, setPrinted] = useState<WholeCollection | null>(null);
  const isRunning = task !== null;
  // A file and a sheet of paper have no view.
  const list = describe({ ...useAppSelector(selectListAddress), view: DEFAULT_VIEW });
  const words = scope === 'filtered' ? list : '';

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    setOutcome('');
    // Another sheet prints again, also in a browser that does not say when it has printed.
    setPrinted(null);
    const whole = await run((options) => readWhole(store, options));
    if (whole === undefined) return;
    const wanted = scope === 'all' ? whole : asListed(store.getState(), whole);
    // Thousands of rows do not hold the page.
    if (kind === 'print') startTransition(() => setPrinted(wanted));
    const file = kind === 'export' ? `${exportJobs(wanted.jobs)}: ` : '';
    setOutcome(file + countOf(wanted));
  };

  return (
    <>
      <ModalDialog title={kind} onClose={onClose}>
        <form onSubmit={handleSubmit}>
          {hasList && (
            <Choice
              legend="which applications"
              options={[
                { value: 'all', text: 'all applications' },
                { value: 'filtered', text: `what the filters show (${found})` },
              ]}
              value={scope}
              onChange={setScope}
              isDisabled={isRunning}
            />
          )}
          {hasList && words !== '' && <Hint>{words}</Hint>}
          {kind === 'export' && (
            <Choice
              legend="columns are separated by"
              options={SEPARATORS}
              value={separator}
              onChange={(next) => {
                chooseSeparator(next);
                setSeparator(next);
              }}
              isDisabled={isRunning}
            />
          )}
          {isRunning && <TaskStatus progress={task.progress} />}
          <p role="status">{outcome}</p>
          <FormActions>
            <Button variant="secondary" onClick={isRunning ? abort : onClose}>
              {isRunning ? 'cancel' : 'close'}
            </Button>
            <Button type="submit" isInactive={isRunning}>
              {kind === 'export' ? 'save file' : 'print'}
            </Button>
          </FormActions>
        </form>
      </ModalDialog>
      {printed && (
        <PrintSheet
          jobs={printed.jobs}
          userName={userName}
          count={countOf(printed)}
          words={words}
          onPrinted={() => setPrinted(null)}
        />
      )}
    </>
  );
}

/** What is found by all that is chosen, in the order of the page. */
function asListed(state: RootState, whole: WholeCollection): WholeCollection {
  const jobs = selectListedIds(state).flatMap((id) => selectJob(state, id) ?? []);
  return whole.isWhole ? { jobs, total: jobs.length, isWhole: true } : { ...whole, jobs };
}

/** '75 applications', or how many of all could be read. */
function countOf({ jobs, total, isWhole }: WholeCollection): string {
  return isWhole ? countText(jobs.length) : `${jobs.length}, as not all of ${total} could be read`;
}
