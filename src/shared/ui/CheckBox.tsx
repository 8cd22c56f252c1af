import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { tickRow } from '@/shared/styles/tickRow';

type Props = {
  isChecked: boolean;
  onChange: () => void;
  isDisabled?: boolean;
  children: ReactNode;
};

/** A check box with its label. */
export function CheckBox({ isChecked, onChange, isDisabled = false, children }: Props) {
  return (
    <Label>
      <input type="checkbox" checked={isChecked} disabled={isDisabled} onChange={onChange} />
      {children}
    </Label>
  );
}

const Label = styled.label`
  ${tickRow}
  min-width: 0;
  gap: ${theme.space(3)};
`;
