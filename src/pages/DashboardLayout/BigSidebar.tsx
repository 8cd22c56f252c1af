import styled from 'styled-components';
import { BIG_SIDEBAR_ID } from '@/shared/storage/foldedSidebar';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { NavLinks } from './NavLinks';

type Props = { isFolded: boolean };

/** The sidebar of large screens. */
export function BigSidebar({ isFolded }: Props) {
  return (
    <Aside id={BIG_SIDEBAR_ID} $isFolded={isFolded}>
      <NavLinks />
    </Aside>
  );
}

const Aside = styled.aside<{ $isFolded: boolean }>`
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
    margin-left: ${({ $isFolded }) => ($isFolded ? `-${theme.size.sidebar}` : '0')};
    padding: ${theme.space(4)};
    overflow-y: auto;
    border-right: 1px solid ${theme.color.border};
    background: ${theme.color.surface};
    visibility: ${({ $isFolded }) => ($isFolded ? 'hidden' : 'visible')};
    transition:
      margin-left ${theme.motion.fast},
      visibility ${theme.motion.fast};
  }
`;
