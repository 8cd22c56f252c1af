import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { focusAround } from '@/shared/lib/focus';
import { tabularFigures } from '@/shared/styles/tabularFigures';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import type { Pause } from './patience';

type Props = { pause: Pause | null };

/** Says why nothing goes on, and lets it go on where that is up to the user. */
export function PauseNote({ pause }: Props) {
  const handleGoOn = ({ currentTarget }: MouseEvent) => {
    focusAround(currentTarget);
    pause?.goOn?.();
  };

  return (
    <Box>
      {/* The seconds are left out: nobody wants to hear each of them. */}
      <p role="status">{pause?.message}</p>
      {pause?.secondsLeft !== undefined && <Seconds>It goes on in {pause.secondsLeft} s.</Seconds>}
      {pause?.goOn && (
        <Button variant="secondary" isSmall onClick={handleGoOn}>
          go on
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
`;

const Seconds = styled.p`
  color: ${theme.color.textMuted};
  ${tabularFigures}
`;
