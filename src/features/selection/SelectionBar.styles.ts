import styled from 'styled-components';
import { media, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)};

  > p {
    min-width: 6.5rem;
    font-weight: ${theme.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }

  /* The first row: what is too long has two lines, and 'done' keeps its place. */
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, max-content) minmax(min-content, 1fr) auto;

    > p {
      min-width: 0;
    }

    > p + button {
      justify-self: end;
    }

    button {
      padding-inline: ${theme.space(1)};
      font-size: ${theme.font.size.xs};
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  margin-left: auto;

  ${media.phone} {
    grid-column: 1 / -1;
    margin-left: 0;
    gap: ${theme.space(1)};

    > * {
      flex: auto;
    }
  }
`;

export const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 ${theme.space(3)};

  > :is(small, ul) {
    grid-column: 1 / -1;
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }

  > ul {
    color: ${theme.color.danger};
    overflow-wrap: anywhere;
  }
`;

export const Problem = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
`;

/** After the list, and at the foot of the window while there is more of the list. */
export const Foot = styled.section`
  --below: ${theme.space(2)};
  position: sticky;
  z-index: ${theme.layer.raised};
  bottom: calc(var(--below) + var(--foot-room, 0px) + var(--banner-room, 0px));
  display: grid;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(4)};
  padding: ${theme.space(2)} ${theme.space(3)};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  transition: opacity ${theme.motion.fast};

  @starting-style {
    opacity: 0;
  }

  /* What is seen of a card below it takes no tap. */
  &::after {
    position: absolute;
    inset: 100% 0 calc(-1 * var(--below) - 1px);
    content: '';
  }

  /* Of the strip and what is done with selected cards one is seen. */
  ${media.phone} {
    &:has(${Actions} button:not([aria-disabled='true'])) ${Strip} {
      display: none;
    }

    &:has(${Strip}) ${Actions}:not(:has(button:not([aria-disabled='true']))) {
      display: none;
    }
  }

  /* Keeps what is focused above it. */
  html:has(&) {
    scroll-padding-bottom: calc(
      ${theme.space(36)} + var(--foot-room, 0px) + var(--banner-room, 0px)
    );
  }

  ${screenOnly}
`;
