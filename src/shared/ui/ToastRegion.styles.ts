import styled, { keyframes } from 'styled-components';
import { clampLines, oneLine } from '@/shared/styles/clampLines';
import { media, screenOnly } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

const comeDown = keyframes`
  from { opacity: 0; transform: translateY(-12px); }
`;

const runDown = keyframes`
  to { transform: scaleX(0); }
`;

/**
 * Where toasts lie over the whole top bar they take each press on it. The library closes a toast at the end of the
 * animation of its progress bar, which is not shown.
 */
export const Place = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  top: 0;
  right: ${theme.space(2)};
  left: ${theme.space(2)};
  display: grid;
  height: ${theme.size.topBar};
  /* No wider than the window, however long a name that stays in one line is. */
  grid-template-columns: minmax(0, 1fr);
  padding-top: env(safe-area-inset-top);
  align-items: safe center;
  pointer-events: none;

  .Toastify__toast-container {
    display: flex;
    justify-content: center;
    gap: ${theme.space(2)};
  }

  .Toastify__toast {
    display: flex;
    min-width: 0;
    max-width: min(420px, 100%);
    align-items: center;
    padding: 0 ${theme.space(1)} 0 ${theme.space(3)};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.float};
    font-size: ${theme.font.size.xs};
    line-height: 1.3;
    pointer-events: auto;
    animation: ${comeDown} ${theme.motion.fast};
  }

  .Toastify__toast-icon {
    flex: none;
    margin-inline-end: ${theme.space(2)};
    color: ${theme.color.success};
    font-size: 20px;
  }

  .Toastify__toast--error .Toastify__toast-icon {
    color: ${theme.color.danger};
  }

  .Toastify__progress-bar--wrp {
    position: absolute;
    opacity: 0;
  }

  .Toastify__progress-bar--animated {
    animation: ${runDown} linear forwards;
  }

  /* What has the focus does not go, nor what cannot be pressed behind a dialog. */
  .Toastify__toast:focus-within .Toastify__progress-bar--animated,
  html:has(dialog[open]) & .Toastify__progress-bar--animated {
    animation-play-state: paused !important;
  }

  .Toastify__toast:last-child {
    flex-shrink: 0;
  }

  /* The newest two are seen, on a small screen the newest; the time of the others runs when it is their turn to be seen. */
  .Toastify__toast:nth-last-child(n + 3) {
    display: none;
  }

  @media not (min-width: 1280px) {
    .Toastify__toast:nth-last-child(n + 2) {
      display: none;
    }
  }

  ${media.desktop} {
    right: min(16rem, 50% - 8rem);
    left: min(16rem, 50% - 8rem);

    .Toastify__toast {
      touch-action: none;
      box-shadow: none;
    }
  }

  @media not (min-width: ${theme.breakpoint.desktop}px) {
    right: 0;
    left: 0;

    &:has(.Toastify__toast) {
      padding-inline: ${theme.space(2)};
      pointer-events: auto;
    }

    .Toastify__toast {
      width: 100%;
      max-width: none;
      min-height: calc(${theme.size.topBar} - env(safe-area-inset-top) - ${theme.space(2)});
    }
  }

  ${screenOnly}
`;

export const Text = styled.p`
  ${clampLines(3)}
  flex: 1;
`;

/** A name, with the comma behind it, that leaves the room that what has become of it needs. */
export const Kept = styled.span`
  white-space: nowrap;
`;

export const Subject = styled.span`
  ${oneLine}
  display: inline-block;
  max-width: min(24ch, 100% - 1ch);
  vertical-align: bottom;
`;
