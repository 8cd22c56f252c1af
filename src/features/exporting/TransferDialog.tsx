import { startTransition, useState, type SubmitEvent } from 'react';
import {
  selectHasFilters,
  selectReadQuery,
  selectTotalJobs,
  selectView,
} from '@/jobs/allJobsSlice';
import { EVERYTHING } from '@/jobs/api/jobPagePath';
import { walkJobs, type Walked } from '@/jobs/api/walkJobs';
import { orderOf } from '@/jobs/reads/columns';
import { countText } from '@/jobs/model/countText';
import { selectFoundCount, selectWholeTable } from '@/jobs/reads/shownJobs';
import { localSeparator } from '@/shared/csv/saveCsv';
import { useTask } from '@/shared/hooks/useTask';
import { useAppSelector } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { Choice } from '@/shared/ui/Choice';
import { FormActions } from '@/shared/ui/FormActions';
import { ModalDialog } from '@/shared/ui/ModalDialog';
import { TaskStatus } from '@/shared/ui/TaskStatus';
import { exportJobs } from './exportJobs';
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
  const query = useAppSelector(selectReadQuery);
  const hasList = useAppSelector(selectView) !== null;
  const hasFilters = useAppSelector(selectHasFilters);
  const total = useAppSelector(selectTotalJobs);
  const shown = useAppSelector(selectWholeTable);
  const found = useAppSelector(selectFoundCount);
  const { task, run, abort } = useTask();
  const [scope, setScope] = useState<'all' | 'filtered'>(
    found !== null && (hasFilters || found < total) ? 'filtered' : 'all',
  );
  const [separator, setSeparator] = useState(localSeparator);
  const [outcome, setOutcome] = useState('');
  const [printed, setPrinted] = useState<Walked | null>(null);
  const isRunning = task !== null;

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    setOutcome('');
    const isAll = scope === 'all';
    const walked = await run((options) => walkJobs(isAll ? EVERYTHING : query, options));
    if (walked === undefined) return;
    const wanted = isAll ? walked : asShown(walked, query.sort, shown);
    // Thousands of rows do not hold the page.
    if (kind === 'print') startTransition(() => setPrinted(wanted));
    const file = kind === 'export' ? `${exportJobs(wanted.jobs, separator)}: ` : '';
    setOutcome(file + walkedText(wanted));
  };

  return (
    <>
      <ModalDialog title={kind} onClose={onClose}>
        <form onSubmit={handleSubmit}>
          {hasList && found !== null && (
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
          {kind === 'export' && (
            <Choice
              legend="columns are separated by"
              options={SEPARATORS}
              value={separator}
              onChange={setSeparator}
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
          count={walkedText(printed)}
          onPrinted={() => setPrinted(null)}
        />
      )}
    </>
  );
}

/** In the order of the page, which reads them from the server by another; of a whole table what it shows. */
function asShown(walked: Walked, sort: string, shown: string[] | null): Walked {
  if (shown === null) return { ...walked, jobs: walked.jobs.toSorted(orderOf(sort)) };
  const byId = new Map(walked.jobs.map((job) => [job._id, job]));
  const jobs = shown.flatMap((id) => byId.get(id) ?? []);
  return { ...walked, jobs, total: jobs.length };
}

/** '75 of 75' when the list has changed under way, else '75 applications'. */
function walkedText({ jobs, total, hasChanged }: Walked): string {
  if (hasChanged) return `${jobs.length} of ${total}, the list changed meanwhile`;
  return countText(jobs.length);
}
