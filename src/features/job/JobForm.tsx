import { useRef, type ChangeEvent, type SubmitEvent } from 'react';
import styled from 'styled-components';
import type { JobDraft } from '@/shared/api/contract';
import { JOB_STATUSES, JOB_TYPES } from '@/shared/config/options';
import { paths } from '@/shared/config/paths';
import { notifySuccess } from '@/shared/lib/notify';
import { focusFirstField, trimValues } from '@/shared/lib/requiredFields';
import { useSubmission } from '@/shared/lib/useSubmission';
import { jobsWritten } from '@/shared/store/appEvents';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { FormActions } from '@/shared/ui/FormActions';
import { FormError } from '@/shared/ui/FormError';
import { FormGrid } from '@/shared/ui/FormGrid';
import { SelectInput } from '@/shared/ui/SelectInput';
import { SubmitButton } from '@/shared/ui/SubmitButton';
import { TextInput } from '@/shared/ui/TextInput';
import {
  jobDraftChanged,
  jobFormCleared,
  saveJob,
  selectIsJobSaving,
  selectJobForm,
} from './jobSlice';

type Props = { defaultLocation: string };

const REQUIRED = ['position', 'company', 'jobLocation'] as const;

/** Adds an application, or edits the one that was picked. What is typed stays in the store. */
export function JobForm({ defaultLocation }: Props) {
  const dispatch = useAppDispatch();
  const isSaving = useAppSelector(selectIsJobSaving);
  const form = useAppSelector(selectJobForm);
  const { isEditing, editJobId, position, company, jobType, jobStatus } = form;
  const jobLocation = form.jobLocation ?? defaultLocation;
  const draft: JobDraft = { position, company, jobLocation, jobType, jobStatus };
  const { error, fieldErrors, isComplete, send, forgetErrors } = useSubmission<keyof JobDraft>();
  const clearCount = useRef(0);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const name = target.name as keyof JobDraft;
    dispatch(jobDraftChanged({ ...draft, [name]: target.value }));
    forgetErrors(name);
  };

  const handleClear = () => {
    clearCount.current += 1;
    dispatch(jobFormCleared());
    forgetErrors();
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const message = 'Please fill out all fields';
    if (!isComplete({ form: element, required: REQUIRED, values: draft, message })) return;
    const countBefore = clearCount.current;
    const job = { draft: trimValues(draft), ...(isEditing && { editJobId }) };
    const outcome = await send(dispatch(saveJob(job)).unwrap());
    // Also after a failure: an answer may be lost on the way while the job is written.
    dispatch(jobsWritten());
    if (!outcome.isDone) return;
    notifySuccess(isEditing ? 'Job Modified...' : 'Job Created');
    // Whoever cleared the form meanwhile may be typing the next job.
    if (clearCount.current === countBefore) focusFirstField(element, ['position']);
  };

  const fieldFor = <Name extends keyof JobDraft>(name: Name) => ({
    name,
    value: draft[name],
    onChange: handleChange,
  });
  const textFor = (name: (typeof REQUIRED)[number]) => ({
    ...fieldFor(name),
    error: fieldErrors[name],
    isRequired: true,
    autoComplete: 'off',
  });

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormGrid>
        <TextInput {...textFor('position')} />
        <TextInput {...textFor('company')} />
        <TextInput {...textFor('jobLocation')} labelText="job location" />
        <SelectInput {...fieldFor('jobStatus')} labelText="status" options={JOB_STATUSES} />
        <SelectInput {...fieldFor('jobType')} labelText="job type" options={JOB_TYPES} />
        <FormActions>
          <Button variant="secondary" onClick={handleClear}>
            clear
          </Button>
          <SubmitButton isBusy={isSaving} busyText="Please Wait...">
            submit
          </SubmitButton>
        </FormActions>
      </FormGrid>
      <FormError message={error?.message ?? null} />
      {error !== null && isEditing && (
        <WayBack to={paths.allJobs} variant="secondary" isSmall>
          back to all jobs
        </WayBack>
      )}
    </form>
  );
}

const WayBack = styled(ButtonLink)`
  margin-top: ${theme.space(4)};
`;
