import styled from 'styled-components';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { NavLinks } from './NavLinks';
import { NOT_PHONE } from './sidebar';

/** The links of the sidebar at the foot of a phone, near the thumb. */
export function BottomBar() {
  const isHidden = useMediaQuery(NOT_PHONE);
  return <Bar>{!isHidden && <NavLinks />}</Bar>;
}

const Bar = styled.div`
  display: none;

  ${media.phone} {
    position: fixed;
    z-index: ${theme.layer.topBar};
    right: 0;
    bottom: 0;
    left: 0;
    display: block;
    height: var(--foot-room);
    padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
    border-top: 1px solid ${theme.color.border};
    background: ${theme.color.surface};

    /* What else lies at the foot of the page stands above it. */
    :root:has(&) {
      --foot-room: calc(${theme.size.bottomBar} + env(safe-area-inset-bottom));
      --foot-inset: 0px;
    }

    ul {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: 0;
    }

    a {
      min-height: calc(${theme.size.bottomBar} - 1px);
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      padding: 0;
      border-radius: 0;
      font-size: min(0.8125rem, 4.2vw);
      line-height: 1.2;
      white-space: nowrap;
    }

    a[aria-current='page'] {
      background: none;
      box-shadow: inset 0 2px ${theme.color.accent};
    }
  }

  ${media.print} {
    display: none;
  }
`;
