import { Suspense, useRef } from 'react';
import type { JobDraft } from '@/shared/api/contract';
import { JOB_STATUSES, JOB_TYPES, NEW_JOB } from '@/shared/config/options';
import { paths } from '@/shared/config/paths';
import { PLACEHOLDERS } from '@/shared/config/placeholders';
import { lazyPart } from '@/shared/lib/lazyPart';
import { notifySuccess } from '@/shared/lib/notify';
import { focusFirstField, trimValues } from '@/shared/lib/requiredFields';
import { useForm } from '@/shared/lib/useForm';
import { watchFocus } from '@/shared/lib/focus';
import { jobsWritten } from '@/shared/store/appEvents';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { FormActions } from '@/shared/ui/FormActions';
import { FormError } from '@/shared/ui/FormError';
import { FormGrid } from '@/shared/ui/FormGrid';
import { Link } from '@/shared/ui/Link';
import { SelectInput } from '@/shared/ui/SelectInput';
import { SubmitButton } from '@/shared/ui/SubmitButton';
import { TextInput } from '@/shared/ui/TextInput';
import { jobFormCleared, jobTyped, saveJob, selectEdit, selectNewJob } from './jobSlice';
import { WayBack } from './WayBack';

type Props = {
  defaultLocation: string;
  /** The application that was picked for editing in this visit of the page, if one was. */
  pickedId: string | null;
};

/** A hint in nobody's way: where its code cannot be had, there is none. */
const AlreadyThere = lazyPart(
  async () => (await import('./alreadyThere/AlreadyThere')).AlreadyThere,
  (load) => load().catch(() => Nothing),
);

/** Adds an application, or edits the one that was picked until that is saved or cleared. */
export function JobForm({ defaultLocation, pickedId }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const edit = useAppSelector((state) => selectEdit(state, pickedId));
  const newJob = useAppSelector(selectNewJob);
  const wayBackRef = useRef<HTMLAnchorElement>(null);
  const editJobId = edit?.editJobId ?? null;
  const { typed, pendingRequestId } = edit ?? newJob;
  const values: JobDraft = { ...(edit?.job ?? emptyJob(defaultLocation)), ...typed };

  const handleSubmit = async (form: HTMLFormElement) => {
    const job = { draft: trimValues(values), editJobId };
    const isFocusFree = watchFocus();
    const saving = dispatch(saveJob(job));
    const done = await finish(saving.unwrap());
    const isSavedEdit = editJobId !== null && saveJob.fulfilled.match(await saving);
    // Also after a failure: an answer may be lost on the way while the job is written.
    dispatch(jobsWritten(isSavedEdit ? { _id: editJobId, ...job.draft } : undefined));
    if (done === null) return;
    notifySuccess(editJobId === null ? 'Job Created' : 'Job Modified...');
    const state = store.getState();
    const left = editJobId === null ? selectNewJob(state) : selectEdit(state, editJobId);
    // Whoever types on is where they want to be.
    if (left && Object.keys(left.typed).length > 0) return;
    if (done.isForgotten || !isFocusFree()) return;
    if (editJobId === null) focusFirstField(form, ['position']);
    else wayBackRef.current?.focus();
  };

  const { field, submit, finish, error, forgetErrors, isCalm } = useForm<keyof JobDraft>({
    values,
    onType: (name, value) => dispatch(jobTyped({ editJobId, typed: { [name]: value } })),
    required: ['position', 'company', 'jobLocation'],
    emptyMessage: 'Please fill out all fields',
    onSubmit: handleSubmit,
  });

  const handleClear = () => {
    if (!isCalm()) return;
    dispatch(jobFormCleared({ editJobId }));
    forgetErrors();
  };

  const locationHint = values.jobLocation === PLACEHOLDERS.location && (
    <>
      set your own in the <Link to={paths.profile}>profile</Link>
    </>
  );

  return (
    <form noValidate onSubmit={submit}>
      <FormGrid>
        <TextInput {...field('position')} autoComplete="off" />
        <TextInput {...field('company')} autoComplete="off" />
        <TextInput
          {...field('jobLocation')}
          labelText="job location"
          autoComplete="off"
          placeholderHint={locationHint}
        />
        <SelectInput {...field('jobStatus')} labelText="status" options={JOB_STATUSES} />
        <SelectInput {...field('jobType')} labelText="job type" options={JOB_TYPES} />
        <FormActions>
          <Button variant="secondary" onClick={handleClear}>
            clear
          </Button>
          <SubmitButton isBusy={pendingRequestId !== null} busyText="Please Wait...">
            submit
          </SubmitButton>
        </FormActions>
      </FormGrid>
      {edit === undefined && ('position' in typed || 'company' in typed) && (
        <ErrorBoundary name="already there" fallback={() => null}>
          <Suspense fallback={null}>
            <AlreadyThere position={values.position} company={values.company} />
          </Suspense>
        </ErrorBoundary>
      )}
      <FormError message={error?.message ?? null} />
      {pickedId !== null && <WayBack ref={wayBackRef} jobId={pickedId} />}
    </form>
  );
}

function emptyJob(jobLocation: string): JobDraft {
  return { position: '', company: '', jobLocation, ...NEW_JOB };
}

function Nothing() {
  return null;
}
