import type { ReactNode } from 'react';
import { boxed } from './boxed';
import { TickLabel } from './TickLabel';

type Props = {
  isChecked: boolean;
  onChange: () => void;
  isDisabled?: boolean;
  children: ReactNode;
};

/** A check box with its label. */
export function CheckBox({ isChecked, onChange, isDisabled = false, children }: Props) {
  return (
    <TickLabel>
      <input type="checkbox" checked={isChecked} disabled={isDisabled} onChange={onChange} />
      {boxed(children)}
    </TickLabel>
  );
}
