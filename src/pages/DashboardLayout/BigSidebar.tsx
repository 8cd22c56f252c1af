import styled from 'styled-components';
import { selectIsSidebarOpen } from '@/features/user/userSlice';
import { useAppSelector } from '@/shared/store/withTypes';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { NavLinks } from './NavLinks';
import { BIG_SIDEBAR_ID } from './sidebar';

/** The sidebar of large screens. Here the open flag of the small one means collapsed. */
export function BigSidebar() {
  const isCollapsed = useAppSelector(selectIsSidebarOpen);

  return (
    <Aside id={BIG_SIDEBAR_ID} $isCollapsed={isCollapsed}>
      <NavLinks />
    </Aside>
  );
}

const Aside = styled.aside<{ $isCollapsed: boolean }>`
  display: none;

  ${media.desktop} {
    position: sticky;
    /* Painted after the page, or each card would need a layer of its own. */
    z-index: ${theme.layer.raised};
    top: ${theme.size.topBar};
    display: block;
    width: ${theme.size.sidebar};
    height: calc(100svh - ${theme.size.topBar});
    flex: none;
    margin-left: ${({ $isCollapsed }) => ($isCollapsed ? `-${theme.size.sidebar}` : '0')};
    padding: ${theme.space(4)};
    overflow-y: auto;
    border-right: 1px solid ${theme.color.border};
    background: ${theme.color.surface};
    visibility: ${({ $isCollapsed }) => ($isCollapsed ? 'hidden' : 'visible')};
    transition:
      margin-left ${theme.motion.fast},
      visibility ${theme.motion.fast};
  }
`;
