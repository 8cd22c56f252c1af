import styled from 'styled-components';
import type { JobDraft } from '@/jobs/api/contract';
import { FIELDS } from '@/jobs/jobColumns';
import { theme } from '@/shared/styles/theme';

type Props = {
  /** The application as it was when the form was opened. */
  seen: JobDraft;
  job: JobDraft;
  /** What was typed, and what was sent from here. */
  own: readonly (Partial<JobDraft> | undefined)[];
};

/** Says which fields show something else than they did, without being touched. */
export function ChangedMeanwhile({ seen, job, own }: Props) {
  const changed = FIELDS.filter(
    ({ field }) =>
      job[field] !== seen[field] && own.every((fields) => fields?.[field] === undefined),
  );
  return (
    <Line role="status">
      {changed.length > 0 &&
        `Changed meanwhile: ${changed.map(({ heading }) => heading).join(', ')}.`}
    </Line>
  );
}

const Line = styled.p`
  color: ${theme.color.textMuted};

  &:not(:empty) {
    margin-top: ${theme.space(5)};
  }
`;
