import { useEffect, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { REQUIRED_TEXTS } from '@/jobs/model/job';
import { KnownInput } from '@/jobs/reads/KnownInput';
import { isComposing } from '@/shared/keys/isComposing';
import { controlStyle } from '@/shared/styles/controlStyle';
import { media, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { AS_DEFAULTS, useBlankRow, type BlankRow } from './useBlankRow';

type Props = BlankRow & {
  /** Whether somebody has opened it, rather than what was typed before. */
  takesFocus: boolean;
  onClose: () => void;
};

/** The blank row of the table as a line of its own, above other views. Escape closes it, and its texts are kept. */
export function NewJobLine({ takesFocus, onClose, ...row }: Props) {
  const { inputOf, formProps, isSending, problem, positionRef, posting } = useBlankRow(row);

  useEffect(() => {
    if (takesFocus) positionRef.current?.focus();
  }, [takesFocus, positionRef]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    formProps.onKeyDown(event);
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onClose();
  };

  return (
    <Line
      {...formProps}
      aria-label="new application"
      aria-busy={isSending}
      onKeyDown={handleKeyDown}
    >
      {REQUIRED_TEXTS.map((field) => (
        <KnownInput key={field} {...inputOf(field)} />
      ))}
      <Button type="submit" isInactive={isSending}>
        add
      </Button>
      <Note>{problem ? <span role="alert">{problem}</span> : AS_DEFAULTS}</Note>
      {posting}
    </Line>
  );
}

/** Below the row of the count, in which it stands. */
const Line = styled.form`
  display: grid;
  width: 100%;
  grid-template-columns: minmax(0, 3fr) repeat(2, minmax(0, 2fr)) auto minmax(0, auto);
  align-items: center;
  order: 1;
  gap: ${theme.space(2)};

  > input {
    ${controlStyle}

    &::placeholder {
      color: ${theme.color.textMuted};
      opacity: 1;
    }
  }

  > div {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-bottom: ${theme.space(1)};

    > input:first-child {
      grid-column: 1 / -1;
    }
  }

  ${screenOnly}
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};

  > [role='alert'] {
    color: ${theme.color.danger};
  }
`;
