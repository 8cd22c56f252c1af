import styled from 'styled-components';
import { pageName, paths } from '@/shared/config/paths';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { ButtonLink } from '@/shared/ui/ButtonLink';

const WAYS = [
  ['addJob', 'Type in one application.'],
  ['import', 'Choose a file, or paste the rows of a spreadsheet.'],
  ['posting', 'Record what a job site shows.'],
] as const;

/** How the first application is recorded, where there is none. */
export function WaysToAdd() {
  return (
    <Ways>
      {WAYS.map(([page, text]) => (
        <li key={page}>
          <ButtonLink
            to={paths[page]}
            variant={page === 'addJob' ? 'primary' : 'secondary'}
            isBlock
          >
            {pageName(page)}
          </ButtonLink>
          <p>{text}</p>
        </li>
      ))}
    </Ways>
  );
}

const Ways = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space(4)};
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};

  > li {
    display: grid;
    align-content: start;
    gap: ${theme.space(1)};
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
