import { useRef, useState } from 'react';
import styled from 'styled-components';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { selectLastPlace } from '@/jobs/writes/lastPlace';
import { paths } from '@/shared/config/paths';
import { useFocusAtOpening } from '@/shared/focus/useFocusAtOpening';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { Link } from '@/shared/ui/Link';
import { optionalPart } from '@/shared/ui/PartBoundary';
import { ClosedEdit } from './ClosedEdit';
import { JobFields } from './JobFields';
import { OlderDraft } from './OlderDraft';
import { jobFormCleared } from './jobSlice';
import { usePosting } from '@/features/jobForm/posting/usePosting';
import { usePostingAddress } from '@/features/jobForm/posting/usePostingAddress';
import { mayBeRecorded } from './saveJob';
import { useJobForm } from './useJobForm';
import { useTypedText } from './useTypedText';

type Props = {
  /** The place of the profile, '' where none is set there. */
  defaultLocation: string;
  /** In whose outbox it is kept where the server cannot be reached. */
  owner: string;
  /** The application whose edit has ended here. */
  closedId: string | null;
};

const AlreadyThereNote = optionalPart(
  'AlreadyThereNote',
  async () => (await import('@/features/jobForm/alreadyThere/AlreadyThere')).AlreadyThereNote,
);
const AlreadyThere = optionalPart(
  'AlreadyThere',
  async () => (await import('@/features/jobForm/alreadyThere/AlreadyThere')).AlreadyThere,
);

const RECORD_AGAIN = {
  question: 'This application may have been recorded already. Record it again?',
  confirmText: 'record it again',
};

/** Adds an application. Asks before it records what may have been recorded already. */
export function NewJobForm({ defaultLocation, owner, closedId }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const posting = usePosting(usePostingAddress(), defaultLocation);
  const { positionRef, answerRef } = posting;
  const submitRef = useRef<HTMLButtonElement>(null);
  useFocusAtOpening(positionRef, closedId === null);
  const [lastCompany, setLastCompany] = useState('');

  const form = useJobForm({
    jobId: null,
    owner,
    job: { ...BLANK_JOB, jobLocation: defaultLocation },
    isNew: closedId !== null,
    isHeld: () => {
      answerRef.current?.focus();
      return answerRef.current !== null;
    },
    findQuestion: (draft) => (mayBeRecorded(store.getState(), draft) ? RECORD_AGAIN : null),
    onSaved: ({ sent, isEmpty, isFocusFree }) => {
      posting.onForget();
      setLastCompany(sent.company);
      if (isEmpty && isFocusFree) positionRef.current?.focus();
    },
  });
  const { values, typed, change } = form;
  const [company, settle] = useTypedText(values.company);
  const isLookedFor = 'position' in typed || 'company' in typed;
  const looked = { position: values.position, company };

  const handleClear = () => {
    dispatch(jobFormCleared({ jobId: null }));
    posting.onForget();
    form.forgetErrors();
  };

  const hasNoPlace = defaultLocation === '' && values.jobLocation === '';
  const lastPlace = useAppSelector((state) => (hasNoPlace ? selectLastPlace(state) : undefined));
  const locationHint = hasNoPlace && (
    <>
      <Apart>
        set your own in the <Link to={paths.profile}>profile</Link>
      </Apart>
      {lastPlace !== undefined && (
        <FillIn
          variant="ghost"
          isSmall
          onClick={() => {
            change({ jobLocation: lastPlace });
            submitRef.current?.focus();
          }}
        >
          {`use ${lastPlace}`}
        </FillIn>
      )}
    </>
  );

  const companyHint = values.company === '' && lastCompany !== '' && (
    <FillIn
      variant="ghost"
      isSmall
      aria-description={lastCompany}
      onClick={() => {
        change({ company: lastCompany });
        positionRef.current?.focus();
      }}
    >
      same company again
    </FillIn>
  );

  const offered = posting.render(values, change);

  return (
    <JobFields
      name="add job"
      form={form}
      onClear={handleClear}
      positionRef={positionRef}
      submitRef={submitRef}
      company={{
        note: isLookedFor && <AlreadyThereNote {...looked} />,
        onBlur: settle,
        placeholderHint: companyHint,
      }}
      inserts={posting.inserts}
      locationHint={locationHint}
      isPlaceFilledIn={!('jobLocation' in typed)}
      header={
        <>
          {closedId !== null && <ClosedEdit jobId={closedId} />}
          <OlderDraft positionRef={positionRef} onContinue={form.forgetErrors} />
          {posting.isAbove && offered}
        </>
      }
    >
      {!posting.isAbove && offered}
      {isLookedFor && <AlreadyThere {...looked} />}
    </JobFields>
  );
}

/** What may stand behind it begins a line where it has no room. */
const Apart = styled.span`
  margin-right: ${theme.space(3)};
`;

/** As somebody has written it, in the room below its field, so that it moves nothing; pressed around it as well. */
const FillIn = styled(Button)`
  && {
    position: relative;
    min-height: 0;
    padding: 0;
    color: ${theme.color.accent};
    font-size: inherit;
    line-height: inherit;
  }

  &::before {
    position: absolute;
    inset: -${theme.space(2)} 0;
    content: '';
  }
`;
