import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { Panel } from './Panel';

/** The panel of a page that consists of one form: the heading, then the form. */
export const PagePanel = styled(Panel)`
  display: grid;
  gap: ${theme.space(6)};

  /* Pulled down, the page is not loaded anew. */
  html:has(&) {
    overscroll-behavior-y: contain;
  }
`;
