import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** In the line of the other choices. */
export const Tools = styled.div`
  display: contents;

  ${media.handheld} {
    display: none;
  }
`;

/** The name of a choice stands in place of a value while nothing is chosen. */
export const Box = styled.span`
  && {
    position: relative;
    width: 4.75rem;
  }

  &:first-child {
    width: 5.5rem;
  }

  @container bar (min-width: 48rem) {
    && {
      width: 5.75rem;
    }

    &&:first-child {
      width: 7.5rem;
    }
  }

  @container bar (min-width: 68rem) {
    && {
      width: 6.5rem;
    }

    &&:first-child {
      width: 8rem;
    }
  }

  && > select {
    width: 100%;
    padding: 0 ${theme.space(5)} 0 ${theme.space(2)};
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.md};
    appearance: none;
    background: ${theme.color.surface};
    color: ${theme.color.text};
    text-overflow: ellipsis;
    text-transform: capitalize;
    cursor: pointer;

    /* Places are as users have written them. */
    &[data-chosen],
    > option:not(:first-child) {
      text-transform: none;
    }
  }

  > svg {
    position: absolute;
    top: calc(50% - 0.5em);
    right: ${theme.space(1)};
    color: ${theme.color.textMuted};
    pointer-events: none;
  }
`;
