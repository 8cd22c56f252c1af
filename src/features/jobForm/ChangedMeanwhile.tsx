import { useState } from 'react';
import styled from 'styled-components';
import { allJobsOf } from '@/jobs/allJobsState';
import { JOB_FIELDS, type JobDraft } from '@/jobs/model/job';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { selectDraft } from './jobSlice';

type Props = { jobId: string; job: JobDraft };

/** Names the fields that have changed since the form was opened, untouched here, and not by what was sent from it. */
export function ChangedMeanwhile({ jobId, job }: Props) {
  const { typed, writeId = '' } = useAppSelector((state) => selectDraft(state, jobId));
  const sent = useAppSelector((state) => allJobsOf(state).writes[writeId]?.fields);
  const [seen] = useState(job);
  const changed = JOB_FIELDS.filter(
    ({ name }) =>
      job[name] !== seen[name] && [typed, sent].every((own) => own?.[name] === undefined),
  );

  return (
    <Text role="status">
      {changed.length > 0 &&
        `Changed meanwhile: ${changed.map(({ heading }) => heading).join(', ')}.`}
    </Text>
  );
}

const Text = styled.p`
  color: ${theme.color.textMuted};

  &:not(:empty) {
    margin-top: ${theme.space(5)};
  }
`;
