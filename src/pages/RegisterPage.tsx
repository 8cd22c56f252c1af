import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { DraftsNote } from './DraftsNote';
import { preloadUserApi } from '@/features/user/loadUserApi';
import { RegisterForm } from '@/features/user/RegisterForm';
import { DEMO_NOTE } from '@/shared/config/env';
import { paths } from '@/shared/config/paths';
import { preloadToasts } from '@/shared/notify/notify';
import { theme } from '@/shared/styles/theme';
import { Logo, LogoLink } from '@/shared/ui/Logo';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Panel } from '@/shared/ui/Panel';

export function RegisterPage() {
  const [isMember, setIsMember] = useState(true);

  return (
    <RegisterCard title={isMember ? 'Login' : 'Register'}>
      <DraftsNote />
      <RegisterForm isMember={isMember} onModeToggle={() => setIsMember(!isMember)} />
    </RegisterCard>
  );
}

type CardProps = { title: string; children?: ReactNode };

/** The page around its form. */
export function RegisterCard({ title, children }: CardProps) {
  return (
    <Main>
      <Card onChange={preloadForms} onPointerDown={preloadForms}>
        <LogoLink to={paths.landing}>
          <Logo />
        </LogoLink>
        <PageHeading title={title} />
        {import.meta.env.MODE === 'demo' && <small>{DEMO_NOTE}</small>}
        {children}
      </Card>
    </Main>
  );
}

/** Loads what the submit needs while the form is being filled in. */
function preloadForms() {
  void preloadUserApi();
  void preloadToasts();
}

const Main = styled.main`
  display: grid;
  min-height: 100svh;
  justify-items: center;
  align-items: start;
  /* From the top, so that the card keeps its place as it grows. */
  padding: min(12svh, ${theme.space(28)}) ${theme.space(4)} ${theme.space(12)};
`;

const Card = styled(Panel)`
  display: grid;
  width: min(100%, 400px);
  gap: ${theme.space(5)};

  > a {
    justify-self: center;
  }

  h1,
  small {
    text-align: center;
  }
`;
