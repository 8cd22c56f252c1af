import { useMemo } from 'react';
import styled from 'styled-components';
import { selectCollection } from '@/jobs/reads/collection';
import { selectPresentJobs } from '@/jobs/reads/found';
import { countText } from '@/jobs/model/countText';
import { isSameName, searchWordOf } from '@/jobs/model/sameName';
import { newestFirst } from '@/jobs/model/sorting';
import { useSearch } from '@/jobs/reads/useSearch';
import { StatusBadge } from '@/jobs/cards/StatusBadge';
import { statusBadges } from '@/jobs/cards/statusBadges';
import { paths } from '@/shared/config/paths';
import { formatDate } from '@/shared/dates/dates';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { Link } from '@/shared/ui/Link';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

type Props = { position: string; company: string };

const MOST = 3;

/**
 * Existing applications at a company, and the line that tells of them; those for the same position alone, where
 * there are any.
 */
function useThere({ position, company }: Props) {
  const isWhole = useAppSelector((state) => selectCollection(state).isWhole);
  const present = useAppSelector(selectPresentJobs);
  const there = useMemo(
    () => present.filter((job) => isSameName(job.company, company)).toSorted(newestFirst),
    [present, company],
  );
  const same = there.filter((job) => isSameName(job.position, position));
  const isSamePosition = same.length > 0;
  const jobs = isSamePosition ? same : there;
  const isMore = !isWhole && jobs.length > 1;
  const which = isSamePosition
    ? 'this position'
    : `${isMore ? 'at least ' : ''}${countText(jobs.length)}`;
  const text = jobs.length > 0 ? `You applied here before: ${which} at ${company}` : '';
  /** So short that a narrow field does not cut it off; the company stands above it. */
  const shortText = `You applied here before: ${isSamePosition ? which : `${jobs.length}${isMore ? '+' : ''}`}`;
  return { jobs, isSamePosition, text, shortText };
}

/** The line below the field of the company, which has room for it, so that it moves nothing. */
export function AlreadyThereNote(props: Props) {
  const { isSamePosition, text, shortText } = useThere(props);
  if (text === '') return null;
  return (
    <Line $isStrong={isSamePosition} title={text}>
      {shortText}
    </Line>
  );
}

/** Looks for existing applications at a company, shows some of them and announces the line. */
export function AlreadyThere(props: Props) {
  const { company } = props;
  const word = searchWordOf(company);
  useSearch(word, 0);
  const { jobs, text } = useThere(props);

  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {jobs.length > 0 && (
        <Jobs aria-label={`applications at ${company}`}>
          {jobs.slice(0, MOST).map((job) => (
            <li key={job._id}>
              <span>{job.position}</span>
              <small>{formatDate(job.createdAt)}</small>
              <StatusBadge status={job.jobStatus} />
            </li>
          ))}
          <li>
            <Link to={`${paths.allJobs}?search=${encodeURIComponent(word)}`}>
              show them in all jobs
            </Link>
          </li>
        </Jobs>
      )}
    </>
  );
}

const Line = styled.p<{ $isStrong: boolean }>`
  color: ${({ $isStrong }) => ($isStrong ? theme.color.pendingText : theme.color.textMuted)};
  font-weight: ${({ $isStrong }) => theme.font.weight[$isStrong ? 'bold' : 'regular']};
`;

const Jobs = styled.ul.attrs({ role: 'list' })`
  ${statusBadges}

  display: grid;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(5)};
  padding-top: ${theme.space(4)};
  border-top: 1px solid ${theme.color.border};
  font-size: ${theme.font.size.xs};

  > li {
    display: flex;
    min-width: 0;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space(1)} ${theme.space(3)};
    overflow-wrap: anywhere;
  }

  small {
    color: ${theme.color.textMuted};
    font-size: inherit;
  }
`;
