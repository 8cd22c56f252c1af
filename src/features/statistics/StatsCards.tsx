import styled from 'styled-components';
import { lookOf } from '@/jobs/model/statusLooks';
import { STATUS_ORDER, STATUSES, type StatusCounts } from '@/jobs/model/statuses';
import { paths } from '@/shared/config/paths';
import { groupDigits } from '@/shared/text/groupDigits';
import { icon, iconShape, type IconName } from '@/shared/styles/icons';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { Link } from '@/shared/ui/Link';
import { Panel } from '@/shared/ui/Panel';

type Props = {
  stats: StatusCounts;
  /** Whether they were read. */
  isKnown: boolean;
  isLoading: boolean;
};

/** How many applications have each status; a card leads to the list of its own. */
export function StatsCards({ stats, isKnown, isLoading }: Props) {
  const digits = Math.max(...STATUS_ORDER.map((status) => groupDigits(stats[status]).length));

  return (
    <Cards aria-busy={isLoading}>
      {STATUS_ORDER.map((status) => {
        const { icon: name, colors } = lookOf(status);
        return (
          <Card as="li" key={status} $colors={colors}>
            <Count
              $digits={digits}
              data-unknown={!isKnown || undefined}
              style={{ '--digits': digits }}
            >
              {groupDigits(stats[status])}
            </Count>
            <Icon $name={name} />
            <Title>
              <Link to={`${paths.allJobs}?status=${status}`}>{STATUSES[status].countTitle}</Link>
            </Title>
          </Card>
        );
      })}
    </Cards>
  );
}

const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(${STATUS_ORDER.length}, minmax(0, 1fr));
  gap: ${theme.space(2)};

  ${media.tablet} {
    gap: ${theme.space(4)};
  }
`;

const Card = styled(Panel)<{ $colors: { text: string; background: string } }>`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${theme.space(2)};

  /* Side by side there is room for figure and title alone. */
  ${media.phone} {
    align-content: start;
    gap: 0;

    && {
      padding: ${theme.space(2)};
    }

    > span {
      display: none;
    }
  }

  > span {
    background: ${({ $colors }) => $colors.background};
    color: ${({ $colors }) => $colors.text};
  }
`;

const Icon = styled.span<{ $name: IconName }>`
  padding: ${theme.space(2)};
  border-radius: ${theme.radius.md};
  font-size: 24px;

  &::before {
    display: block;
    ${icon}
    ${({ $name }) => iconShape($name)}
  }
`;

/** Where one is long all are set smaller, so that it stays in one line in the narrowest card. */
const Count = styled.p<{ $digits: number }>`
  font-variant-numeric: tabular-nums;
  display: grid;
  min-height: calc(1.1 * ${theme.font.size.xxl});
  align-content: center;
  font-size: ${({ $digits }) => theme.font.size[$digits > 6 ? 'lg' : $digits > 4 ? 'xl' : 'xxl']};
  font-weight: ${theme.font.weight.bold};
  line-height: 1.1;
  overflow-wrap: anywhere;

  ${media.phone} {
    min-height: calc(1.1 * ${theme.font.size.xl});
    font-size: clamp(0.8125rem, 38vw / var(--digits), ${theme.font.size.xl});
  }

  /* Nothing is known yet: the zero is no figure to show. */
  &[data-unknown] {
    visibility: hidden;

    &::after {
      position: absolute;
      visibility: visible;
      color: ${theme.color.textMuted};
      content: '–' / '';
    }
  }
`;

const Title = styled.h2`
  grid-column: 1 / -1;
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  letter-spacing: 0;
  ${sentenceCase}

  ${media.phone} {
    font-size: min(${theme.font.size.xs}, 3.3vw);
    overflow-wrap: anywhere;
  }

  a {
    color: inherit;
    text-decoration: none;

    &:focus-visible {
      outline: none;
    }

    /* That it is a link, for the eye alone. */
    &::before {
      float: right;
      content: '→' / '';

      ${media.print} {
        content: none;
      }

      ${media.phone} {
        content: none;
      }
    }

    /* The whole card can be pressed. */
    &::after {
      position: absolute;
      border-radius: ${theme.radius.lg};
      inset: 0;
      content: '';
    }

    &:focus-visible::after {
      outline: 2px solid ${theme.color.focus};
      outline-offset: 2px;
    }

    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
`;
