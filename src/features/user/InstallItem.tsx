import { useState } from 'react';
import { FiDownload } from 'react-icons/fi';
import { findWayToInstall, takeInstallPrompt } from '@/shared/install/installPrompt';
import { MenuHint } from '@/shared/ui/Hint';
import { MenuItem } from '@/shared/ui/MenuItem';

type Props = { onLeaveMenu: () => void };

/** Installs the app where the browser offers it, and says how where only its own menu does. */
export function InstallItem({ onLeaveMenu }: Props) {
  const [isExplained, setIsExplained] = useState(false);
  const way = findWayToInstall();
  if (way === null) return null;

  const handlePress = () => {
    if (way === 'share menu') {
      setIsExplained(!isExplained);
      return;
    }
    onLeaveMenu();
    // Whoever declines is asked no more in this visit.
    takeInstallPrompt()
      ?.prompt()
      .catch(() => undefined);
  };

  return (
    <>
      <MenuItem
        aria-expanded={way === 'share menu' ? isExplained : undefined}
        onClick={handlePress}
      >
        <FiDownload aria-hidden />
        <span>install</span>
      </MenuItem>
      {isExplained && (
        <MenuHint role="status">
          Open the share menu of the browser and choose &apos;Add to Home Screen&apos;.
        </MenuHint>
      )}
    </>
  );
}
