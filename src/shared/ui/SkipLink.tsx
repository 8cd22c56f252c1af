import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { CONTENT_ID } from '@/shared/config/paths';
import { screenOnly } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';

/** Jumps over the navigation to the content, which has to be focusable (`tabIndex={-1}`). */
export function SkipLink() {
  const handleClick = (event: MouseEvent) => {
    // The fragment would become an entry of its own in the history.
    event.preventDefault();
    document.getElementById(CONTENT_ID)?.focus();
  };

  return (
    <Anchor href={`#${CONTENT_ID}`} onClick={handleClick}>
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

  ${sentenceCase}

  ${screenOnly}

  &:not(:focus) {
    ${visuallyHidden}
  }
`;
