import styled from 'styled-components';
import { paths } from '@/shared/config/paths';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { ButtonLink } from '@/shared/ui/ButtonLink';

const WAYS = [
  ['add job', paths.addJob, 'Type in one application.'],
  ['import', paths.import, 'Choose a file, or paste the rows of a spreadsheet.'],
  ['from a posting', paths.posting, 'Record what a job site shows.'],
] as const;

/** How the first application is recorded, where there is none. */
export function WaysToAdd() {
  return (
    <Ways>
      {WAYS.map(([name, to, text]) => (
        <li key={name}>
          <ButtonLink to={to} variant={to === paths.addJob ? 'primary' : 'secondary'} isBlock>
            {name}
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
