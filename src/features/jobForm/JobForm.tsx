import { useRef, type ClipboardEvent, type ReactNode } from 'react';
import type { JobDraft } from '@/jobs/api/contract';
import { JOB_STATUSES, JOB_TYPES, NEW_JOB, PLACEHOLDERS } from '@/shared/config/options';
import { paths } from '@/shared/config/paths';
import { useEnterLeadsOn } from '@/shared/lib/useEnterLeadsOn';
import { JOB_FIELDS } from '@/jobs/api/jobDraft';
import { useFocusAtOpening } from '@/shared/lib/useFocusAtOpening';
import { jobFormName } from '@/shared/store/keptTexts';
import { useKeptText } from '@/shared/store/useKeptText';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { FormActions } from '@/shared/ui/FormActions';
import { FormError } from '@/shared/ui/FormError';
import { FormGrid } from '@/shared/ui/FormGrid';
import { optionalPart } from '@/shared/ui/optionalPart';
import { KeptText } from '@/shared/ui/KeptText';
import { Link } from '@/shared/ui/Link';
import { SelectInput } from '@/shared/ui/SelectInput';
import { SubmitButton } from '@/shared/ui/SubmitButton';
import { TextInput } from '@/shared/ui/TextInput';
import { editTyped, jobFormCleared, newJobTyped, selectEdit, selectNewJob } from './jobSlice';
import { AskAgain } from './AskAgain';
import { BackToListLink } from './BackToListLink';
import { useJobSubmit } from './useJobSubmit';

type Props = {
  defaultLocation: string;
  /** The application that this visit of the page began with, if there was one. */
  pickedId: string | null;
  /** That application as it is known, as long as it is being edited. */
  edited: JobDraft | null;
  /** Fills a new application from a posting, which may be pasted as its position. */
  posting: {
    onPaste: (event: ClipboardEvent) => void;
    onForget: () => void;
    render: (values: JobDraft, onFill: (texts: Partial<JobDraft>) => void) => ReactNode;
  };
  /** Its edit is over. */
  onClose: () => void;
};

const AlreadyThere = optionalPart(
  'AlreadyThere',
  async () => (await import('@/features/jobForm/alreadyThere/AlreadyThere')).AlreadyThere,
);

/** Adds an application, or edits the one that was picked until that is saved or cleared. */
export function JobForm({ defaultLocation, pickedId, edited, posting, onClose }: Props) {
  const dispatch = useAppDispatch();
  const editJobId = edited === null ? null : pickedId;
  const edit = useAppSelector((state) => selectEdit(state, editJobId));
  const newJob = useAppSelector(selectNewJob);
  const { typed, pendingRequestId } = edit ?? (editJobId === null ? newJob : UNTOUCHED);
  const values: JobDraft = { ...(edited ?? emptyJob(defaultLocation)), ...typed };

  const change = (texts: Partial<JobDraft>) => {
    if (editJobId === null || edited === null) dispatch(newJobTyped(texts));
    else dispatch(editTyped({ editJobId, job: edited, typed: texts }));
  };
  const handleType = (name: keyof JobDraft, value: string) => change({ [name]: value });
  const offer = useKeptText(jobFormName(editJobId), JOB_FIELDS, change);

  const positionRef = useRef<HTMLInputElement>(null);
  useFocusAtOpening(positionRef, pickedId === null);
  const leadsTo = useEnterLeadsOn();

  const { field, submit, error, isCoolingDown, ask, backLinkRef, forget } = useJobSubmit({
    editJobId,
    values,
    typed,
    onType: handleType,
    onSaved: posting.onForget,
    onClose,
  });

  const handleClear = () => {
    if (isCoolingDown()) return;
    dispatch(jobFormCleared({ editJobId }));
    if (editJobId !== null) onClose();
    offer?.onForget();
    posting.onForget();
    forget();
  };

  const locationHint = values.jobLocation === PLACEHOLDERS.location && (
    <>
      set your own in the <Link to={paths.profile}>profile</Link>
    </>
  );

  return (
    <form noValidate onSubmit={submit}>
      {offer && <KeptText {...offer} />}
      <FormGrid>
        <TextInput
          {...field('position')}
          {...leadsTo('company')}
          ref={positionRef}
          onPaste={posting.onPaste}
          autoComplete="off"
          autoCapitalize="words"
        />
        <TextInput
          {...field('company')}
          {...leadsTo('jobLocation')}
          autoComplete="off"
          autoCapitalize="words"
        />
        <TextInput
          {...field('jobLocation')}
          labelText="job location"
          autoComplete="off"
          autoCapitalize="words"
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
      {editJobId === null && posting.render(values, change)}
      {editJobId === null && ('position' in typed || 'company' in typed) && (
        <AlreadyThere position={values.position} company={values.company} />
      )}
      <FormError message={error?.message ?? null} />
      {ask && <AskAgain {...ask} />}
      {pickedId !== null && <BackToListLink ref={backLinkRef} jobId={pickedId} />}
    </form>
  );
}

const UNTOUCHED = { typed: {}, pendingRequestId: null };

function emptyJob(jobLocation: string): JobDraft {
  return { position: '', company: '', jobLocation, ...NEW_JOB };
}
