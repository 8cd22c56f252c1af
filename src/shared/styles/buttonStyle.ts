import { css } from 'styled-components';
import { media } from './media';
import { theme } from './theme';

type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'ghost';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  isBlock?: boolean | undefined;
  isSmall?: boolean | undefined;
};

export type ButtonStyleProps = { $variant: ButtonVariant; $isBlock: boolean; $isSmall: boolean };

const variants = {
  primary: css`
    --button-hover: ${theme.color.accentHover};
    background: ${theme.color.accent};
    color: ${theme.color.accentText};
  `,
  secondary: css`
    --button-hover: ${theme.color.surfaceHover};
    border-color: ${theme.color.borderStrong};
    background: ${theme.color.surface};
    color: ${theme.color.text};
  `,
  danger: css`
    --button-hover: ${theme.color.dangerSoft};
    border-color: ${theme.color.borderStrong};
    background: ${theme.color.surface};
    color: ${theme.color.danger};
  `,
  ghost: css`
    --button-hover: ${theme.color.surfaceHover};
    background: transparent;
    color: ${theme.color.text};

    &&:disabled,
    &&[aria-disabled='true'] {
      border-color: transparent;
      background: transparent;
    }
  `,
};

/** The look of a button, for buttons and for links that act as one. */
export const buttonStyle = css<ButtonStyleProps>`
  display: ${({ $isBlock }) => ($isBlock ? 'flex' : 'inline-flex')};
  width: ${({ $isBlock }) => ($isBlock ? '100%' : 'auto')};
  max-width: 100%;
  min-height: ${({ $isSmall }) => ($isSmall ? '32px' : theme.size.control)};
  align-items: center;
  justify-content: center;
  gap: ${theme.space(2)};
  padding: ${theme.space(1)} ${({ $isSmall }) => theme.space($isSmall ? 3 : 4)};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  font-size: ${({ $isSmall }) => ($isSmall ? theme.font.size.xs : theme.font.size.sm)};
  font-weight: ${theme.font.weight.medium};
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  text-transform: capitalize;
  cursor: pointer;

  ${({ $variant }) => variants[$variant]}

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

  ${media.touch} {
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
    padding-inline: ${theme.space(4)};
    font-size: ${theme.font.size.sm};
  }

  ${media.print} {
    display: none;
  }

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
