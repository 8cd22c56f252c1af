import { css } from 'styled-components';
import { media } from './media';

/** Paper: what can be pressed is left out, and everything is black on white. */
export const printStyle = css`
  ${media.print} {
    :root,
    :root[data-theme] {
      color-scheme: light;
      overflow: visible;
    }

    header,
    aside,
    nav,
    [role='search'],
    [role='group']:has(> button),
    button:not([aria-haspopup='menu']),
    dialog,
    [popover] {
      display: none !important;
    }

    *,
    *::before,
    *::after {
      min-width: 0 !important;
      background: transparent !important;
      color: black !important;
      box-shadow: none !important;
      overflow: visible !important;
      outline: none !important;
    }

    section {
      min-height: 0 !important;
    }

    article,
    li,
    tr {
      break-inside: avoid;
    }

    /* A field is what was entered. */
    input,
    select,
    textarea {
      padding: 0 !important;
      border: 0 !important;
      appearance: none;
    }

    ::placeholder,
    :has(> select) > svg {
      opacity: 0;
    }

    /* Drawn for the window, a chart is fitted to the paper. */
    .recharts-responsive-container,
    .recharts-responsive-container > div,
    .recharts-wrapper,
    .recharts-surface {
      width: 100% !important;
      height: auto !important;
    }
  }
`;
