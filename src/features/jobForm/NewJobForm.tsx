import { useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import type { JobDraft } from '@/jobs/api/contract';
import type { Found } from '@/features/jobForm/alreadyThere/useFound';
import { selectMayBeRecorded } from '@/jobs/allJobsSlice';
import { NEW_JOB, PLACEHOLDERS } from '@/shared/config/options';
import { paths } from '@/shared/config/paths';
import { focusFirstField, trimValues } from '@/shared/lib/requiredFields';
import { useFocusAtOpening } from '@/shared/lib/useFocusAtOpening';
import { useCooldown } from '@/shared/lib/usePressCooldown';
import { useAppDispatch, useAppStore } from '@/shared/store/withTypes';
import { Link } from '@/shared/ui/Link';
import { lazyPart } from '@/shared/lib/lazyPart';
import { OptionalPart } from '@/shared/ui/PartBoundary';
import { AskAgain } from './AskAgain';
import { BackToListLink } from './BackToListLink';
import { JobFields } from './JobFields';
import { jobFormCleared, selectUnanswered } from './jobSlice';
import { useJobForm } from './useJobForm';

type Props = {
  defaultLocation: string;
  /** The application whose edit has ended here. */
  closedId: string | null;
  /** Fills the form from a posting, which may be pasted as its position. */
  posting: {
    onPaste: (event: ClipboardEvent) => void;
    onForget: () => void;
    render: (values: JobDraft, onFill: (texts: Partial<JobDraft>) => void) => ReactNode;
  };
};

const AlreadyThere = lazyPart(
  async () => (await import('@/features/jobForm/alreadyThere/AlreadyThere')).AlreadyThere,
);

const PLACE_QUESTION = `Record "${PLACEHOLDERS.location}" as the place? Put your own here, or submit again.`;

/** Adds an application. Asks before it records what may have been recorded already. */
export function NewJobForm({ defaultLocation, closedId, posting }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const positionRef = useRef<HTMLInputElement>(null);
  useFocusAtOpening(positionRef, closedId === null);
  const askForPlace = usePlaceQuestion();
  // Kept here, since the hint goes with each application that is recorded.
  const found = useState<Found>({ answers: [], pausedUntil: 0 });
  /** What was submitted again after an answer was lost, and in which form. */
  const [asked, setAsked] = useState<{ draft: JobDraft; form: HTMLFormElement } | null>(null);

  const send = async (draft: JobDraft, element: HTMLFormElement) => {
    setAsked(null);
    const done = await form.send(draft);
    if (done === null || done.hasLeft) return;
    posting.onForget();
    if (done.isEmpty && done.mayFocus) focusFirstField(element, ['position']);
  };

  const form = useJobForm({
    jobId: null,
    job: { position: '', company: '', jobLocation: defaultLocation, ...NEW_JOB },
    isNew: closedId !== null,
    check: askForPlace,
    onSubmit: (draft, element) => {
      const state = store.getState();
      const isUnsure =
        selectMayBeRecorded(state, draft) ||
        selectUnanswered(state).some((one) => isSameJob(one, draft));
      if (!isUnsure) return send(draft, element);
      setAsked({ draft, form: element });
      return undefined;
    },
  });
  const { values, typed, change } = form;
  // The question was about what stood there when it was asked.
  if (asked && !shallowEqual(asked.draft, trimValues(values))) setAsked(null);

  const handleClear = () => {
    dispatch(jobFormCleared({ jobId: null }));
    setAsked(null);
    posting.onForget();
    form.forgetErrors();
  };

  const answer = (act: (question: NonNullable<typeof asked>) => unknown) => () => {
    if (asked === null) return;
    focusSubmit(asked.form);
    setAsked(null);
    void act(asked);
  };

  const locationHint = values.jobLocation === PLACEHOLDERS.location && (
    <>
      set your own in the <Link to={paths.profile}>profile</Link>
    </>
  );

  return (
    <JobFields
      form={form}
      onClear={handleClear}
      positionRef={positionRef}
      onPaste={posting.onPaste}
      locationHint={locationHint}
      footer={
        <>
          {asked && (
            <AskAgain
              onConfirm={answer(({ draft, form: element }) => send(draft, element))}
              onCancel={answer(() => undefined)}
            />
          )}
          {closedId !== null && <BackToListLink jobId={closedId} takesLostFocus />}
        </>
      }
    >
      {posting.render(values, change)}
      {('position' in typed || 'company' in typed) && (
        <OptionalPart name="AlreadyThere">
          <AlreadyThere position={values.position} company={values.company} found={found} />
        </OptionalPart>
      )}
    </JobFields>
  );
}

/** Asks once about a place that only holds the place of one, as a sentence at its field. */
function usePlaceQuestion() {
  const [isAsked, setIsAsked] = useState(false);
  const { isCoolingDown: isJustAsked } = useCooldown({ isNew: isAsked });
  return ({ jobLocation }: Readonly<JobDraft>) => {
    // The second press of a double one is no answer.
    const isAnswered = isAsked && !isJustAsked();
    if (jobLocation.trim() !== PLACEHOLDERS.location || isAnswered) return {};
    setIsAsked(true);
    return { jobLocation: PLACE_QUESTION };
  };
}

/** The question goes with its buttons, of which one has the focus. */
function focusSubmit(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
}

function isSameJob(one: JobDraft, other: JobDraft): boolean {
  return one.position === other.position && one.company === other.company;
}
