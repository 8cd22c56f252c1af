import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { Button } from './Button';

type Props = { text: string; onClose: () => void };

/** Stands in for a toast as long as the code of the toasts cannot be loaded. */
export function PlainToast({ text, onClose }: Props) {
  return (
    <Box role="alert">
      <p>{text}</p>
      <Button variant="secondary" isSmall onClick={onClose}>
        close
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  max-width: 420px;
  align-items: center;
  gap: ${theme.space(4)};
  margin: 0 auto;
  padding: ${theme.space(2)} ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  overflow-wrap: anywhere;
  pointer-events: auto;
`;
