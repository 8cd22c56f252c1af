import { FiBarChart2, FiEdit3, FiSearch } from 'react-icons/fi';
import styled from 'styled-components';
import { DemoButton } from '@/features/user/DemoButton';
import { KeptNote } from '@/features/user/KeptNote';
import { DEMO_NOTE } from '@/shared/config/env';
import { paths } from '@/shared/config/paths';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { Illustration } from '@/shared/ui/Illustration';
import { Logo } from '@/shared/ui/Logo';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ThemeSwitch } from '@/shared/ui/ThemeSwitch';

const POINTS = [
  {
    title: 'Record in seconds',
    text: 'Position, company and place, at your desk or in the corridor after the interview.',
    Icon: FiEdit3,
  },
  {
    title: 'Find it again',
    text: 'Search, filter and sort, and see at a glance which answer is still open.',
    Icon: FiSearch,
  },
  {
    title: 'See how it goes',
    text: 'Counts by status and a chart by month show whether your search picks up speed.',
    Icon: FiBarChart2,
  },
];

export function LandingPage() {
  return (
    <Page>
      <Header>
        <Logo />
        <ThemeSwitch isCompactOnPhones />
      </Header>
      <main>
        <Hero>
          <Pitch>
            <PageHeading
              title="Every application on one trail"
              documentTitle="track your job applications"
            />
            <p>
              Jobtrail keeps what you applied for, when, and where it stands in one place. No more
              spreadsheets, no more digging through mails before the phone rings.
            </p>
            <KeptNote />
            <Ways>
              <ButtonLink to={paths.register}>Login/Register</ButtonLink>
              <DemoButton />
            </Ways>
            <small>Sample applications are waiting in the demo app.</small>
            {import.meta.env.MODE === 'demo' && <small>{DEMO_NOTE}</small>}
          </Pitch>
          <Picture name="landing" alt="" width={640} height={500} />
        </Hero>
        <Points>
          {POINTS.map(({ title, text, Icon }) => (
            <li key={title}>
              <Icon aria-hidden size={24} />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </Points>
      </main>
    </Page>
  );
}

const Page = styled.div`
  max-width: 1120px;
  margin: 0 auto;
  padding: 0 ${theme.space(4)} ${theme.space(12)};

  ${media.tablet} {
    padding-inline: ${theme.space(8)};
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};
  padding: calc(${theme.space(4)} + env(safe-area-inset-top)) 0 ${theme.space(4)};
`;

const Hero = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space(8)};
  padding: ${theme.space(6)} 0;

  ${media.desktop} {
    min-height: 60svh;
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space(12)};
  }
`;

const Pitch = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(5)};

  h1 {
    font-size: clamp(${theme.font.size.xl}, 6vw, ${theme.font.size.xxl});
    line-height: 1.1;
  }

  p {
    max-width: 52ch;
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.md};
  }

  small {
    color: ${theme.color.textMuted};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(3)};
`;

const Picture = styled(Illustration)`
  width: min(100%, 560px);
  justify-self: center;
`;

const Points = styled.ul`
  display: grid;
  gap: ${theme.space(8)};
  padding-top: ${theme.space(8)};
  border-top: 1px solid ${theme.color.border};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  li {
    display: grid;
    align-content: start;
    gap: ${theme.space(2)};
  }

  svg {
    color: ${theme.color.accent};
  }

  h2 {
    font-size: ${theme.font.size.md};
  }

  p {
    color: ${theme.color.textMuted};
  }
`;
