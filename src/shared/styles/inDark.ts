import { css } from 'styled-components';

/** Rules that hold where the dark theme is chosen, or is the system's and none is chosen. */
export function inDark(rules: string) {
  return css`
    :root[data-theme='dark'] & {
      ${rules}
    }

    @media (prefers-color-scheme: dark) {
      :root:not([data-theme]) & {
        ${rules}
      }
    }
  `;
}
