import styled, { css } from 'styled-components';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';

/** A phone on its side. */
const LOW = '@media (max-height: 480px)';

export const Dialog = styled.dialog`
  max-width: none;
  padding: 0;
  border: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  color: inherit;
  overscroll-behavior: contain;

  &::backdrop {
    background: ${theme.color.backdrop};
  }

  /* The backdrop leaves out the room of the scrollbar, which has the colour of the root. */
  html:has(&[open]) {
    background: ${theme.color.pageDimmed};
    overflow: hidden;
  }
`;

export const centered = css`
  width: min(480px, 100% - ${theme.space(8)});
  max-height: calc(100% - ${theme.space(8)});
  margin: auto;
  border-radius: ${theme.radius.lg};

  &[open] {
    transition:
      opacity ${theme.motion.fast},
      translate ${theme.motion.fast};

    @starting-style {
      opacity: 0;
      translate: 0 ${theme.space(2)};
    }
  }

  ${LOW} {
    max-height: calc(100% - ${theme.space(4)});
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${theme.space(5)};
  padding: ${theme.space(6)};

  > form {
    display: grid;
    gap: inherit;
  }

  ${LOW} {
    gap: ${theme.space(2)};
    padding: ${theme.space(2)} ${theme.space(4)};
  }
`;

export const Title = styled.h2`
  ${sentenceCase}
`;
