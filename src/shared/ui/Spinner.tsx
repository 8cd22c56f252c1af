import styled, { keyframes } from 'styled-components';
import { fadeInLate } from '@/shared/styles/fadeInLate';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { VisuallyHidden } from './VisuallyHidden';

type Props = { label?: string };

/** Says that something is on its way. */
export function Spinner({ label = 'loading' }: Props) {
  return (
    <div role="status">
      <SpinnerRing />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}

/** A spinner without its text. */
export function SpinnerRing() {
  return (
    <Box aria-hidden>
      <Ring />
    </Box>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

const Box = styled.div`
  display: grid;
  min-height: ${theme.size.touch};
  place-items: center;
  ${fadeInLate}
`;

const Ring = styled.span`
  width: 28px;
  height: 28px;
  border: 3px solid ${theme.color.border};
  border-top-color: ${theme.color.accent};
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  ${media.forcedColors} {
    border-color: GrayText;
    border-top-color: Highlight;
  }

  ${media.reducedMotion} {
    && {
      border-color: ${theme.color.accent};
      animation: ${pulse} 2s ease-in-out infinite !important;
    }
  }
`;
