import styled, { css } from 'styled-components';
import { media, screenOnly } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  isBlock?: boolean | undefined;
  isSmall?: boolean | undefined;
};

/** The attributes by which `StyledButton` tells the looks apart. */
export function lookAttributes({ variant = 'primary', isBlock, isSmall }: ButtonLook) {
  return {
    'data-variant': variant,
    'data-block': isBlock,
    'data-small': isSmall,
  };
}

/**
 * The look of buttons and button-like links. Attributes instead of props keep one class for all, so
 * styled-components does not interpolate at each render; `:where` lets one class override it.
 */
export const buttonLook = css`
  display: inline-flex;
  max-width: 100%;
  min-height: ${theme.size.control};
  align-items: center;
  justify-content: center;
  gap: ${theme.space(2)};
  padding: ${theme.space(1)} ${theme.space(4)};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  --button-hover: ${theme.color.surfaceHover};

  &:where([data-block='true']) {
    display: flex;
    width: 100%;
  }

  &:where([data-small='true']) {
    min-height: 32px;
    padding-inline: ${theme.space(3)};
    font-size: ${theme.font.size.xs};
  }

  &:where([data-variant='primary']) {
    --button-hover: ${theme.color.accentHover};
    background: ${theme.color.accent};
    color: ${theme.color.accentText};
  }

  &:where([data-variant='secondary']) {
    border-color: ${theme.color.borderStrong};
  }

  &:where([data-variant='ghost']) {
    background: transparent;
  }

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--button-hover);
    }
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    background: var(--button-hover);
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${theme.color.border};
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }

  &:where([data-variant='ghost']):disabled,
  &:where([data-variant='ghost'])[aria-disabled='true'] {
    border-color: transparent;
    background: transparent;
  }

  ${media.touch} {
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
    padding-inline: ${theme.space(4)};
    font-size: ${theme.font.size.sm};
  }

  ${screenOnly}

  ${media.forcedColors} {
    border-color: ButtonBorder;
    background: ButtonFace;
    color: ButtonText;

    &:disabled,
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const StyledButton = styled.button`
  ${buttonLook}

  > span {
    ${sentenceCase}
  }
`;
