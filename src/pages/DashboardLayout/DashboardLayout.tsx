import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { PageBoundary } from '@/shared/ui/PageBoundary';
import { SkipLink } from '@/shared/ui/SkipLink';
import { BigSidebar } from './BigSidebar';
import { SmallSidebar } from './SmallSidebar';
import { TopBar } from './TopBar';

const CONTENT_ID = 'content';

export function DashboardLayout() {
  const { pathname } = useLocation();

  return (
    <>
      <SkipLink targetId={CONTENT_ID} />
      <SmallSidebar />
      <TopBar />
      <Frame>
        <BigSidebar />
        <Main id={CONTENT_ID} tabIndex={-1}>
          <PageBoundary pageKey={pathname}>
            <Outlet />
          </PageBoundary>
        </Main>
      </Frame>
    </>
  );
}

const Frame = styled.div`
  display: flex;
`;

const Main = styled.main`
  min-width: 0;
  max-width: 1200px;
  flex: 1;
  margin: 0 auto;
  padding: ${theme.space(5)} ${theme.space(4)} ${theme.space(16)};

  ${media.tablet} {
    padding: ${theme.space(8)} ${theme.space(6)} ${theme.space(16)};
  }
`;
