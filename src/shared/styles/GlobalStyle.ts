import { createGlobalStyle } from 'styled-components';
import { media } from './media';
import { printStyle } from './printStyle';
import { systemStyle } from './systemStyle';
import { palette, theme } from './theme';

const colorProperties = Object.entries(palette)
  .map(([name, [light, dark]]) => `--color-${name}:light-dark(${light},${dark});`)
  .join('');

/** Reset, design tokens, typography and focus ring of the whole document. Mounted once. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${colorProperties}
  }

  ${media.handheld} {
    :root {
      --top-bar: 48px;
    }
  }

  :root[data-theme='light'] {
    color-scheme: light;
  }

  :root[data-theme='dark'] {
    color-scheme: dark;
  }

  * {
    box-sizing: border-box;
    margin: 0;
  }

  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* With and without a bar to scroll, the page is as wide; also while a dialog keeps it still. */
    overflow-y: scroll;
    scrollbar-gutter: stable;
    /* What takes the focus is never left behind the top bar, nor behind what floats below. */
    scroll-padding: calc(${theme.size.topBar} + ${theme.space(6)} + var(--tabs-room, 0px)) 0
      calc(${theme.space(18)} + var(--foot-room, 0px) + var(--banner-room, 0px));
    background: ${theme.color.page};
  }

  body {
    min-height: 100svh;
    background: ${theme.color.page};
    color: ${theme.color.text};
    font: ${theme.font.weight.regular} ${theme.font.size.sm} / 1.5 ${theme.font.family};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }

  #root {
    isolation: isolate;
    display: flow-root;
    min-height: 100svh;
    padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  }

  h1,
  h2,
  h3 {
    font-weight: ${theme.font.weight.bold};
    line-height: 1.2;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  h1 {
    font-size: ${theme.font.size.xl};
  }

  h2 {
    font-size: ${theme.font.size.md};

    ${media.tablet} {
      font-size: ${theme.font.size.lg};
    }
  }

  h3 {
    font-size: ${theme.font.size.md};
  }

  p {
    text-wrap: pretty;
  }

  ul,
  ol {
    padding: 0;
    list-style: none;
  }

  a {
    color: ${theme.color.accent};
    text-underline-offset: 0.2em;
  }

  img,
  svg {
    display: block;
    flex-shrink: 0;
  }

  /* Not icons: with a share of their parent as limit they count as zero wide where it is measured. */
  img {
    max-width: 100%;
    height: auto;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  /* Below 16px a phone zooms the page when the field takes focus. */
  input,
  select,
  textarea {
    font-size: max(1rem, 16px);
  }

  button {
    touch-action: manipulation;
  }

  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }

  :focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  [tabindex='-1']:focus-visible {
    outline: none;
  }

  /* A press is seen wherever one counts. */
  a:active:not([aria-disabled='true']),
  button:active:not(:disabled, [aria-disabled='true']),
  label:has(input):active:not([aria-disabled='true']) {
    opacity: 0.65;
  }

  ::selection {
    background: ${theme.color.accent};
    color: ${theme.color.accentText};
  }

  ${systemStyle}
  ${printStyle}
`;
