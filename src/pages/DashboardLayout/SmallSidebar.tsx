import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { FiX } from 'react-icons/fi';
import styled from 'styled-components';
import { selectIsSidebarOpen, sidebarReset, sidebarToggled } from '@/features/user/userSlice';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { Logo } from '@/shared/ui/Logo';
import { IconButton } from '@/shared/ui/IconButton';
import { NavLinks } from './NavLinks';
import { DESKTOP, SMALL_SIDEBAR_ID } from './sidebar';

/**
 * The off-canvas sidebar of small screens. A modal dialog, so that the browser keeps the focus
 * inside, gives it back, closes on Escape and makes the page behind inert.
 */
export function SmallSidebar() {
  const dispatch = useAppDispatch();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isDesktop = useMediaQuery(DESKTOP);
  const isOpen = useAppSelector(selectIsSidebarOpen) && !isDesktop;

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || dialog === null) return undefined;
    dialog.showModal();
    return () => {
      dialog.close();
    };
  }, [isOpen]);

  const handleToggle = () => {
    dispatch(sidebarToggled());
  };

  const handlePress = (event: MouseEvent) => {
    // Outside its content the dialog consists of nothing but the backdrop.
    if (event.target === dialogRef.current) handleToggle();
  };

  const handleCancel = () => {
    dispatch(sidebarReset());
  };

  // Not its close event: that comes with the next frame, and until then a press on 'menu' is lost.
  return (
    <Dialog
      ref={dialogRef}
      id={SMALL_SIDEBAR_ID}
      aria-label="menu"
      onClick={handlePress}
      onKeyDown={keepFocusInside}
      onCancel={handleCancel}
    >
      {isOpen && (
        <Content>
          <Header>
            <Logo />
            <IconButton aria-label="close menu" onClick={handleToggle}>
              <FiX aria-hidden size={22} />
            </IconButton>
          </Header>
          <NavLinks onNavigate={handleToggle} />
        </Content>
      )}
    </Dialog>
  );
}

/** Goes round from the last stop to the first, where the browser would go on to its own buttons. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}

const Dialog = styled.dialog`
  width: min(320px, 86vw);
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  border-right: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  color: inherit;
  overscroll-behavior: contain;

  &::backdrop {
    background: ${theme.color.backdrop};
  }

  html:has(&[open]) {
    overflow: hidden;
  }

  &[open] {
    transition: translate ${theme.motion.fast};

    @starting-style {
      translate: -100%;
    }
  }
`;

const Content = styled.div`
  min-height: 100%;
  padding: env(safe-area-inset-top) ${theme.space(4)} env(safe-area-inset-bottom)
    max(${theme.space(4)}, env(safe-area-inset-left));
`;

const Header = styled.div`
  display: flex;
  height: ${theme.size.topBar};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${theme.space(4)};
  padding-left: ${theme.space(3)};
`;
