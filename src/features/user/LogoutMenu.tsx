import { useState } from 'react';
import { FiCommand, FiLogOut } from 'react-icons/fi';
import styled from 'styled-components';
import { mayEndWork } from '@/jobs/writes/unfinishedWork';
import { sessionEnded } from '@/shared/store/appEvents';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { optionalPart } from '@/shared/ui/PartBoundary';
import { Menu, useMenu } from '@/shared/ui/Menu';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { ThemeSwitch } from '@/shared/ui/ThemeSwitch';
import { MenuHint } from '@/shared/ui/Hint';
import { MenuItem } from '@/shared/ui/MenuItem';
import { logOut } from './logOut';
import { initialsOf } from './initialsOf';
import { selectUser } from './userSlice';

const InstallItem = optionalPart(
  'InstallItem',
  async () => (await import('./InstallItem')).InstallItem,
);

type Props = { onShowKeys: () => void };

const ResetDemo =
  import.meta.env.MODE === 'demo'
    ? optionalPart('ResetDemo', async () => (await import('./ResetDemo')).ResetDemo)
    : null;

/** The user's initials, and a menu with theme, keys and logout. */
export function LogoutMenu({ onShowKeys }: Props) {
  const user = useAppSelector(selectUser);
  const { trigger, button, menu, close } = useMenu();

  const handleShowKeys = () => {
    // The dialog returns the focus to this button.
    close();
    onShowKeys();
  };

  return (
    <>
      <Trigger
        ref={trigger}
        variant="secondary"
        title={user?.name}
        data-initials={user && initialsOf(user)}
        {...button}
      >
        <VisuallyHidden>{user?.name}</VisuallyHidden>
      </Trigger>
      <Menu {...menu} sheetTitle={user?.name}>
        {menu.isOpen && <ThemeSwitch />}
        <Keys onClick={handleShowKeys}>
          <FiCommand aria-hidden />
          <span>keys</span>
        </Keys>
        {menu.isOpen && <InstallItem onLeaveMenu={close} />}
        {ResetDemo && <ResetDemo onLeaveMenu={close} />}
        <LogoutButton />
      </Menu>
    </>
  );
}

function LogoutButton() {
  const store = useAppStore();
  const { dispatch } = store;
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const handleLogout = async () => {
    setIsBusy(true);
    if (!(await logOut(store))) setHasFailed(true);
    setIsBusy(false);
  };

  return (
    <>
      <MenuItem isInactive={isBusy} onClick={handleLogout}>
        <FiLogOut aria-hidden />
        <span>logout</span>
      </MenuItem>
      {hasFailed && (
        <>
          <MenuItem onClick={() => mayEndWork(store) && dispatch(sessionEnded())}>
            <FiLogOut aria-hidden />
            <span>sign out on this device anyway</span>
          </MenuItem>
          <MenuHint>The server is not told: its session goes on until it expires.</MenuHint>
        </>
      )}
    </>
  );
}

const Trigger = styled(Button)`
  && {
    width: ${theme.size.touch};
    height: ${theme.size.touch};
    flex: none;
    padding: 0;
    border-radius: ${theme.radius.round};
    text-transform: uppercase;
  }

  /* For the eye alone: the name is read. */
  &::before {
    content: attr(data-initials) / '';
  }
`;

/** A phone has none. */
const Keys = styled(MenuItem)`
  ${media.phone} {
    display: none;
  }
`;
