import styled from 'styled-components';
import { paths } from '@/shared/config/paths';
import { theme } from '@/shared/styles/theme';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { Illustration } from '@/shared/ui/Illustration';
import { PageHeading } from '@/shared/ui/PageHeading';

export function NotFoundPage() {
  return (
    <Main>
      <Picture name="not-found" alt="not found" width={600} height={340} />
      <PageHeading title="Ohh! Page Not Found" documentTitle="page not found" />
      <p>We can&apos;t seem to find the page you&apos;re looking for</p>
      <ButtonLink to={paths.stats}>back home</ButtonLink>
    </Main>
  );
}

const Main = styled.main`
  display: grid;
  min-height: 100svh;
  align-content: center;
  justify-items: center;
  gap: ${theme.space(4)};
  padding: ${theme.space(4)};
  text-align: center;
`;

const Picture = styled(Illustration)`
  width: min(600px, 90vw);
`;
