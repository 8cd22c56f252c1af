import styled from 'styled-components';
import { screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** A line at the foot of the window about the app as a whole. */
export const Banner = styled.p`
  position: fixed;
  z-index: ${theme.layer.banner};
  right: 0;
  bottom: var(--foot-room, 0px);
  left: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(2)};
  padding: ${theme.space(2)} ${theme.space(4)}
    calc(${theme.space(2)} + var(--foot-inset, env(safe-area-inset-bottom)));
  border-top: 1px solid currentColor;
  background: ${theme.color.pendingBackground};
  color: ${theme.color.pendingText};
  font-size: ${theme.font.size.xs};

  ${screenOnly}

  /* What floats at the foot of a page moves up by this much. */
  :root:has(&) {
    --banner-room: ${theme.space(10)};

    /* Its text takes two lines. */
    @media (max-width: 480px) {
      --banner-room: ${theme.space(15)};
    }
  }
`;
