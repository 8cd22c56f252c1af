import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';

type Props = { targetId: string };

/** Jumps over the navigation to the element of that id, which has to be focusable (`tabIndex={-1}`). */
export function SkipLink({ targetId }: Props) {
  const handleClick = (event: MouseEvent) => {
    // The fragment would become an entry of its own in the history.
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };

  return (
    <Anchor href={`#${targetId}`} onClick={handleClick}>
      skip to content
    </Anchor>
  );
}

const Anchor = styled.a`
  position: fixed;
  z-index: ${theme.layer.skipLink};
  top: ${theme.space(2)};
  left: ${theme.space(2)};
  display: inline-block;
  padding: ${theme.space(2)} ${theme.space(4)};
  border-radius: ${theme.radius.md};
  background: ${theme.color.accent};
  color: ${theme.color.accentText};
  text-decoration: none;

  &::first-letter {
    text-transform: uppercase;
  }

  ${screenOnly}

  &:not(:focus) {
    ${visuallyHidden}
  }
`;
