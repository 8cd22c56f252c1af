import { memo, useId, useRef, useState } from 'react';
import { FiMoreHorizontal } from 'react-icons/fi';
import { paths } from '@/shared/config/paths';
import { lazyPart } from '@/shared/lib/lazyPart';
import { IconButton } from '@/shared/ui/IconButton';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { MenuItem } from '@/shared/ui/MenuItem';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { Popover } from '@/shared/ui/Popover';
import { Spinner } from '@/shared/ui/Spinner';
import type { Filtered } from './SelectionDialog';

type Props = { filtered: Filtered; userName: string };

type Dialog = 'export' | 'print';

const ExportDialog = lazyPart(async () => (await import('./ExportDialog')).ExportDialog);
const PrintDialog = lazyPart(async () => (await import('./PrintDialog')).PrintDialog);

/** The menu with export, print and import; their code is loaded on use. */
export function TransferMenu({ filtered, userName }: Props) {
  const [open, setOpen] = useState<Dialog | null>(null);
  const close = () => setOpen(null);

  return (
    <>
      <Menu onOpen={setOpen} />
      <PartBoundary
        name="dialog"
        message="Something went wrong."
        fallback={<Spinner />}
        resetKey={open ?? 'closed'}
      >
        {open === 'export' && <ExportDialog filtered={filtered} onClose={close} />}
        {open === 'print' && (
          <PrintDialog filtered={filtered} userName={userName} onClose={close} />
        )}
      </PartBoundary>
    </>
  );
}

/** Renders once, while what is filtered changes. */
const Menu = memo(function Menu({ onOpen }: { onOpen: (dialog: Dialog) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const choose = (dialog: Dialog) => () => {
    setIsOpen(false);
    // The dialog returns the focus to this button.
    triggerRef.current?.focus();
    onOpen(dialog);
  };

  return (
    <>
      <IconButton
        ref={triggerRef}
        aria-label="more"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <FiMoreHorizontal aria-hidden size={20} />
      </IconButton>
      <Popover id={panelId} isOpen={isOpen} trigger={triggerRef} onClose={() => setIsOpen(false)}>
        <MenuItem onClick={choose('export')}>export</MenuItem>
        <MenuItem onClick={choose('print')}>print</MenuItem>
        <MenuItem as={ButtonLink} to={paths.import}>
          import
        </MenuItem>
      </Popover>
    </>
  );
});
