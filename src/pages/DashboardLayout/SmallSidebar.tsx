import { FiX } from 'react-icons/fi';
import styled from 'styled-components';
import { sidebarToggled } from '@/features/user/userSlice';
import { useAppDispatch } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { Logo } from '@/shared/ui/Logo';
import { IconButton } from '@/shared/ui/IconButton';
import { BareDialog } from '@/shared/ui/ModalDialog';
import { useSwipe } from '@/shared/ui/useSwipe';
import { NavLinks } from './NavLinks';
import { SMALL_SIDEBAR_ID } from './sidebars';

/** The off-canvas sidebar of small screens, open for as long as it is mounted; a swipe to its edge closes it. */
export function SmallSidebar() {
  const dispatch = useAppDispatch();
  const handleToggle = () => dispatch(sidebarToggled());
  const swipe = useSwipe('left', handleToggle);

  return (
    <Sidebar id={SMALL_SIDEBAR_ID} aria-label="menu" onClose={handleToggle} {...swipe}>
      <Content>
        <Header>
          <Logo />
          <IconButton aria-label="close menu" onClick={handleToggle}>
            <FiX aria-hidden size={22} />
          </IconButton>
        </Header>
        <NavLinks onNavigate={handleToggle} />
      </Content>
    </Sidebar>
  );
}

const Sidebar = styled(BareDialog)`
  width: min(320px, 86vw);
  height: 100%;
  max-height: none;
  border-width: 0 1px 0 0;

  &[open] {
    transition: translate ${theme.motion.fast};

    @starting-style {
      translate: -100%;
    }
  }
`;

const Content = styled.div`
  min-height: 100%;
  padding: 0 ${theme.space(4)} env(safe-area-inset-bottom)
    max(${theme.space(4)}, env(safe-area-inset-left));
`;

const Header = styled.div`
  display: flex;
  height: ${theme.size.topBar};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${theme.space(4)};
  padding: env(safe-area-inset-top) 0 0 ${theme.space(3)};
`;
