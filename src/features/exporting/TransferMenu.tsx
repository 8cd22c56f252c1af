import { FiMoreHorizontal } from 'react-icons/fi';
import { paths } from '@/shared/config/paths';
import { IconButton } from '@/shared/ui/IconButton';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { Menu, useMenu } from '@/shared/ui/Menu';
import { MenuItem } from '@/shared/ui/MenuItem';

type Dialog = 'export' | 'print';
type Props = { onOpen: (dialog: Dialog) => void };

/** The menu with export, print and the links to import and 'from a posting'. */
export function TransferMenu({ onOpen }: Props) {
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
      <Menu {...menu} sheetTitle="More">
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
