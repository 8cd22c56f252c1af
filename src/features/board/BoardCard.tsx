import { memo } from 'react';
import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import { selectJob } from '@/jobs/jobSelectors';
import { selectIsRemoved } from '@/jobs/writes/writeSelectors';
import { cardId } from '@/jobs/cards/cardElements';
import { JobCard } from '@/jobs/cards/JobCard';
import type { JobStatus } from '@/jobs/model/statuses';
import { useAppSelector } from '@/shared/store/withTypes';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

type Props = { id: string; column: JobStatus };

/** One application on the board. It renders again only when its job has changed. */
export const BoardCard = memo(function BoardCard({ id, column }: Props) {
  const job = useAppSelector((state) => selectJob(state, id), shallowEqual);
  const isDeleting = useAppSelector((state) => selectIsRemoved(state, id));

  if (job === undefined) return null;
  return (
    <Item role="listitem" id={cardId(id)} data-job={id} aria-busy={isDeleting}>
      <JobCard job={job} layout="tile" column={column} isDeleting={isDeleting} />
    </Item>
  );
});

const Item = styled.div`
  content-visibility: auto;
  contain-intrinsic-size: auto 84px;

  &[data-landed] > .card {
    border-color: ${theme.color.accent};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }

  &[data-taken] > .card {
    border-style: dashed;
    opacity: 0.5;
  }

  &[aria-busy='true'] > .card {
    opacity: 0.5;
  }

  ${media.print} {
    content-visibility: visible;
  }
`;
