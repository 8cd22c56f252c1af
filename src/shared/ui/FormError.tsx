import { useEffect, useRef } from 'react';
import { FiAlertCircle } from 'react-icons/fi';
import styled from 'styled-components';
import { clampLines } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';

type Props = { message: string | null };

/**
 * The error of a whole form, for the end of the form: there it moves nothing. It scrolls itself
 * into view, and is always mounted, so that a screen reader announces what appears in it.
 */
export function FormError({ message }: Props) {
  const regionRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A field in focus is what to look at, and must not be scrolled away.
    const isFieldFocused = document.activeElement instanceof HTMLInputElement;
    if (message && !isFieldFocused) regionRef.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  return (
    <Region ref={regionRef} role="alert">
      {message && (
        <Box>
          <FiAlertCircle aria-hidden />
          <Text>{message}</Text>
        </Box>
      )}
    </Region>
  );
}

const Region = styled.div`
  scroll-margin: ${theme.space(6)};
`;

const Box = styled.div`
  display: flex;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(5)};
  padding: ${theme.space(2)} ${theme.space(3)};
  border: 1px solid currentColor;
  border-radius: ${theme.radius.md};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};

  > svg {
    margin-top: 3px;
  }
`;

const Text = styled.p`
  ${clampLines(6)}
`;
