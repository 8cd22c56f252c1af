import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { Button } from './Button';

type Props = { onPutBack: () => void; onForget: () => void };

/** Offers what was typed into this form before. */
export function KeptText({ onPutBack, onForget }: Props) {
  /** The offer goes with its buttons, of which one has the focus. */
  const answer = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('form')?.querySelector('input')?.focus();
    act();
  };

  return (
    <Offer role="status">
      <span>what you typed is kept:</span>
      <Button variant="secondary" isSmall onClick={answer(onPutBack)}>
        put it back
      </Button>
      <Button variant="ghost" isSmall onClick={answer(onForget)}>
        forget it
      </Button>
    </Offer>
  );
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(4)};

  > span::first-letter {
    text-transform: uppercase;
  }
`;
