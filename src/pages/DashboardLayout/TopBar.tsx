import { useEffect } from 'react';
import { FiMenu, FiSearch } from 'react-icons/fi';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { LogoutMenu } from '@/features/user/LogoutMenu';
import { selectIsSidebarOpen, sidebarReset, sidebarToggled } from '@/features/user/userSlice';
import { NAMED_PAGES, paths } from '@/shared/config/paths';
import { BIG_SIDEBAR_ID } from '@/shared/storage/foldedSidebar';
import { onMediaChange, useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { commandName } from '@/shared/keys/commandName';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
import { Button } from '@/shared/ui/Button';
import { IconButton } from '@/shared/ui/IconButton';
import { Logo, LogoLink } from '@/shared/ui/Logo';
import type { FrameDialog } from './FrameDialogs';
import { DESKTOP, SMALL_SIDEBAR_ID } from './sidebars';

type Props = {
  /** Whether the sidebar of large screens is folded. */
  isFolded: boolean;
  onFold: () => void;
  onShow: (dialog: FrameDialog) => void;
};

export function TopBar({ isFolded, onFold, onShow }: Props) {
  const dispatch = useAppDispatch();
  const isSidebarOpen = useAppSelector(selectIsSidebarOpen);
  const isDesktop = useMediaQuery(DESKTOP);

  // Closes the small sidebar when the window crosses the breakpoint.
  useEffect(() => onMediaChange(DESKTOP, () => void dispatch(sidebarReset())), [dispatch]);

  return (
    <Bar>
      <IconButton
        aria-label="menu"
        aria-expanded={isDesktop ? !isFolded : isSidebarOpen}
        aria-controls={isDesktop ? BIG_SIDEBAR_ID : SMALL_SIDEBAR_ID}
        onClick={isDesktop ? onFold : () => dispatch(sidebarToggled())}
      >
        <FiMenu aria-hidden size={22} />
      </IconButton>
      <LogoLink to={paths.stats}>
        <Logo />
      </LogoLink>
      <PageTitle />
      <Find variant="secondary" title={`${commandName()}+K`} onClick={() => onShow('find')}>
        <FiSearch aria-hidden size={20} />
        <span>find</span>
      </Find>
      <LogoutMenu onShowKeys={() => onShow('keys')} />
    </Bar>
  );
}

/** Seen on a phone alone, in place of the product's name; a page has a heading for screen readers. */
function PageTitle() {
  const { pathname, search } = useLocation();
  const isEdit = pathname === paths.addJob && new URLSearchParams(search).has('id');
  const title = isEdit ? 'edit job' : NAMED_PAGES.find(({ path }) => path === pathname)?.name;
  return <Title data-title={title} />;
}

const Bar = styled.header`
  --side: ${theme.space(2)};
  position: sticky;
  z-index: ${theme.layer.topBar};
  top: 0;
  display: flex;
  height: ${theme.size.topBar};
  align-items: center;
  gap: ${theme.space(2)};
  margin: 0 calc(-1 * env(safe-area-inset-right)) 0 calc(-1 * env(safe-area-inset-left));
  padding: env(safe-area-inset-top) calc(var(--side) + env(safe-area-inset-right)) 0
    calc(var(--side) + env(safe-area-inset-left));
  border-bottom: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  ${media.tablet} {
    --side: ${theme.space(4)};
  }

  ${media.phone} {
    > a {
      min-width: ${theme.size.touch};
      justify-content: center;
    }

    > a span > span {
      ${visuallyHidden}
    }
  }
`;

const Title = styled.span`
  overflow: hidden;
  flex: 1;
  font-weight: ${theme.font.weight.bold};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    ${sentenceCase}

    &::before {
      content: attr(data-title);
    }
  }
`;

/** On a phone its icon alone. */
const Find = styled(Button)`
  > svg {
    display: none;
  }

  ${media.phone} {
    && {
      padding: 0;
      border-color: transparent;
    }

    > svg {
      display: block;
    }

    > span {
      ${visuallyHidden}
    }
  }
`;
