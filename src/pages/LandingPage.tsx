import { FiBarChart2, FiEdit3, FiSearch } from 'react-icons/fi';
import { DemoButton } from '@/features/user/DemoButton';
import { DraftsNote } from './DraftsNote';
import { DEMO_NOTE } from '@/shared/config/env';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { Logo } from '@/shared/ui/Logo';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ThemeSwitch } from '@/shared/ui/ThemeSwitch';
import { Header, Hero, Page, Picture, Pitch, Points, Ways } from './LandingPage.styles';

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
            <DraftsNote />
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
