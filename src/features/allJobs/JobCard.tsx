import { memo, useId } from 'react';
import { FiBriefcase, FiCalendar, FiMapPin } from 'react-icons/fi';
import styled from 'styled-components';
import type { Job } from '@/shared/api/contract';
import { paths } from '@/shared/config/paths';
import { formatDate } from '@/shared/lib/formatDate';
import { clampLines } from '@/shared/styles/clampLines';
import { oneOrTwoColumns } from '@/shared/styles/oneOrTwoColumns';
import { theme } from '@/shared/styles/theme';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { Panel } from '@/shared/ui/Panel';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { DeleteButton } from './DeleteButton';

type Props = { job: Job; onEdit: (job: Job) => void; onDeleted: () => void };

/** One application. It renders again only when its job has changed. */
export const JobCard = memo(function JobCard({ job, onEdit, onDeleted }: Props) {
  const headingId = useId();
  const { position, company, jobLocation, jobType, jobStatus, createdAt } = job;

  return (
    <Card as="article" aria-labelledby={headingId}>
      <Header>
        <Initial aria-hidden>{firstLetter(company)}</Initial>
        <Names>
          <h3 id={headingId}>{orDash(position)}</h3>
          <p>{orDash(company)}</p>
        </Names>
      </Header>
      <Facts>
        <Fact>
          <FiMapPin aria-hidden />
          <VisuallyHidden as="dt">location</VisuallyHidden>
          <Text>{orDash(jobLocation)}</Text>
        </Fact>
        <Fact>
          <FiCalendar aria-hidden />
          <VisuallyHidden as="dt">created</VisuallyHidden>
          <Text>{formatDate(createdAt)}</Text>
        </Fact>
        <Fact>
          <FiBriefcase aria-hidden />
          <VisuallyHidden as="dt">type</VisuallyHidden>
          <Type>{orDash(jobType)}</Type>
        </Fact>
        <Fact>
          <VisuallyHidden as="dt">status</VisuallyHidden>
          <dd>
            <StatusBadge status={jobStatus} />
          </dd>
        </Fact>
      </Facts>
      <Actions>
        <ButtonLink
          to={paths.addJob}
          state={{ editJobId: job._id }}
          variant="secondary"
          isSmall
          aria-describedby={headingId}
          onClick={() => {
            onEdit(job);
          }}
        >
          Edit
        </ButtonLink>
        <DeleteButton id={job._id} describedBy={headingId} onDeleted={onDeleted} />
      </Actions>
    </Card>
  );
});

const DASH = '–';

/** What stands where the server sent nothing, so that no heading is empty. */
function orDash(text: string): string {
  return text.trim() === '' ? DASH : text;
}

/** A whole letter, also where it takes several code units. */
function firstLetter(text: string): string {
  return String.fromCodePoint(orDash(text).trim().codePointAt(0) ?? 0);
}

const Card = styled(Panel)`
  display: flex;
  height: 100%;
  flex-direction: column;
  gap: ${theme.space(4)};
  padding: ${theme.space(5)};

  /* Right-to-left names keep their order, and their place beside the icons. */
  h3,
  p,
  dd {
    text-align: left;
    text-wrap: wrap;
    unicode-bidi: plaintext;
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space(4)};
`;

const Initial = styled.div`
  display: grid;
  width: 44px;
  height: 44px;
  flex: none;
  place-items: center;
  border-radius: ${theme.radius.md};
  background: ${theme.color.accentSoft};
  color: ${theme.color.accent};
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
  text-transform: uppercase;
`;

const Names = styled.div`
  display: grid;
  min-width: 0;
  gap: 2px;

  > * {
    ${clampLines(3)}
  }

  p {
    color: ${theme.color.textMuted};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: ${oneOrTwoColumns(132, 4)};
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(4)};
`;

const Fact = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${theme.space(2)};

  > svg {
    color: ${theme.color.textMuted};
  }

  dd {
    min-width: 0;
  }
`;

const Text = styled.dd`
  ${clampLines(2)}
`;

const Type = styled(Text)`
  text-transform: capitalize;
`;

const Actions = styled.footer`
  display: flex;
  gap: ${theme.space(2)};
  margin-top: auto;
`;
