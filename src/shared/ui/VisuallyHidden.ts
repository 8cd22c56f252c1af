import styled from 'styled-components';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
