import { useState } from 'react';
import { FiMoreHorizontal } from 'react-icons/fi';
import { paths } from '@/shared/config/paths';
import { lazyPart } from '@/shared/lib/lazyPart';
import { IconButton } from '@/shared/ui/IconButton';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { Menu, useMenu } from '@/shared/ui/Menu';
import { MenuItem } from '@/shared/ui/MenuItem';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { Spinner } from '@/shared/ui/Spinner';

type Props = { userName: string };

type Dialog = 'export' | 'print';

const ExportDialog = lazyPart(async () => (await import('./ExportDialog')).ExportDialog);
const PrintDialog = lazyPart(async () => (await import('./PrintDialog')).PrintDialog);

/** The menu with export, print and the links to import and 'from a posting'; their code is loaded on use. */
export function TransferMenu({ userName }: Props) {
  const [open, setOpen] = useState<Dialog | null>(null);
  const close = () => setOpen(null);

  return (
    <>
      <MoreMenu onOpen={setOpen} />
      <PartBoundary
        name="dialog"
        message="Something went wrong."
        fallback={<Spinner />}
        resetKey={open ?? 'closed'}
      >
        {open === 'export' && <ExportDialog onClose={close} />}
        {open === 'print' && <PrintDialog userName={userName} onClose={close} />}
      </PartBoundary>
    </>
  );
}

function MoreMenu({ onOpen }: { onOpen: (dialog: Dialog) => void }) {
  const { trigger, button, menu, close } = useMenu();

  const choose = (dialog: Dialog) => () => {
    // The dialog returns the focus to this button.
    close();
    onOpen(dialog);
  };

  return (
    <>
      <IconButton ref={trigger} aria-label="more" {...button}>
        <FiMoreHorizontal aria-hidden size={20} />
      </IconButton>
      <Menu {...menu}>
        <MenuItem onClick={choose('export')}>export</MenuItem>
        <MenuItem onClick={choose('print')}>print</MenuItem>
        <MenuItem as={ButtonLink} to={paths.import}>
          import
        </MenuItem>
        <MenuItem as={ButtonLink} to={paths.posting}>
          from a posting
        </MenuItem>
      </Menu>
    </>
  );
}
