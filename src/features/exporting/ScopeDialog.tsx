import { useState, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import {
  selectHasFilters,
  selectReadQuery,
  selectTotalJobs,
  selectView,
} from '@/jobs/allJobsSlice';
import { EVERYTHING } from '@/jobs/api/jobPagePath';
import { orderOf } from '@/jobs/columns';
import { countText } from '@/jobs/countText';
import { selectFoundCount, selectWholeTable } from '@/jobs/shownJobs';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { Choice } from '@/shared/ui/Choice';
import { FormActions } from '@/shared/ui/FormActions';
import { ModalDialog } from '@/shared/ui/ModalDialog';
import { TaskStatus } from '@/shared/ui/TaskStatus';
import { useTask } from '@/shared/lib/useTask';
import { walkJobs, type Walked } from '@/jobs/api/walkJobs';

type Props = {
  title: string;
  submitText: string;
  /** Further choices, which cannot be made while the list is read. */
  children?: (isDisabled: boolean) => ReactNode;
  /** Does something with what was found, and returns a sentence about it. */
  onWalked: (walked: Walked) => string;
  onClose: () => void;
};

/** Chooses between all applications and what the filters show, and reads them from the server. */
export function ScopeDialog({ title, submitText, children, onWalked, onClose }: Props) {
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
  const [outcome, setOutcome] = useState('');
  const isRunning = task !== null;

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    setOutcome('');
    const filters = scope === 'all' ? EVERYTHING : query;
    const sentence = await run(async (options) => {
      const walked = await walkJobs(filters, options);
      return onWalked(scope === 'all' ? walked : asShown(walked, query.sort, shown));
    });
    if (sentence !== undefined) setOutcome(sentence);
  };

  return (
    <ModalDialog title={title} onClose={onClose}>
      <Form onSubmit={handleSubmit}>
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
        {children?.(isRunning)}
        {isRunning && <TaskStatus task={task} />}
        <p role="status">{outcome}</p>
        <FormActions>
          <Button variant="secondary" onClick={isRunning ? abort : onClose}>
            {isRunning ? 'cancel' : 'close'}
          </Button>
          <Button type="submit" isInactive={isRunning}>
            {submitText}
          </Button>
        </FormActions>
      </Form>
    </ModalDialog>
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
export function walkedText({ jobs, total, hasChanged }: Walked): string {
  if (hasChanged) return `${jobs.length} of ${total}, the list changed meanwhile`;
  return countText(jobs.length);
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space(5)};
`;
