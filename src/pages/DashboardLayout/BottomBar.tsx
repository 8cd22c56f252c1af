import styled, { css } from 'styled-components';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { media, NOT_HANDHELD, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { NavLinks } from './NavLinks';

/** The links of the sidebar at the foot of a phone, near the thumb; at its left when it lies on its side. */
export function BottomBar() {
  const isHidden = useMediaQuery(NOT_HANDHELD);
  return <Bar>{!isHidden && <NavLinks />}</Bar>;
}

const bar = css`
  position: fixed;
  z-index: ${theme.layer.topBar};
  bottom: 0;
  left: 0;
  display: block;
  border: 0 solid ${theme.color.border};
  background: ${theme.color.surface};

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
`;

const Bar = styled.div`
  display: none;

  ${media.low} {
    ${bar}
    top: ${theme.size.topBar};
    width: calc(var(--rail-room) + env(safe-area-inset-left));
    padding-left: env(safe-area-inset-left);
    border-right-width: 1px;
    overflow-y: auto;

    :root:has(&) {
      --rail-room: 72px;
    }
  }

  ${media.phone} {
    ${bar}
    right: 0;
    height: var(--foot-room);
    padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
    border-top-width: 1px;

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

    a[aria-current='page'] {
      background: none;
      box-shadow: inset 0 2px ${theme.color.accent};
    }
  }

  ${screenOnly}
`;
