import { useId, type ChangeEvent } from 'react';
import { FiChevronDown } from 'react-icons/fi';
import styled from 'styled-components';
import { controlStyle } from '@/shared/styles/controlStyle';
import { theme } from '@/shared/styles/theme';
import { Field } from './Field';

type Props = {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  options: readonly string[];
  labelText?: string | undefined;
  /** The options are names that somebody else wrote, shown as they are. */
  isVerbatim?: boolean;
};

/** A labelled native select. A value outside the options stays selectable: none changes silently. */
export function SelectInput({
  name,
  value,
  onChange,
  options,
  labelText = name,
  isVerbatim,
}: Props) {
  const id = useId();
  const choices = options.includes(value) ? options : [value, ...options];

  return (
    <Field controlId={id} labelText={labelText}>
      <Box>
        <Select id={id} name={name} value={value} onChange={onChange} data-verbatim={isVerbatim}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </Select>
        <FiChevronDown aria-hidden />
      </Box>
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: 50%;
    right: ${theme.space(3)};
    color: ${theme.color.textMuted};
    pointer-events: none;
    transform: translateY(-50%);
  }
`;

const Select = styled.select`
  ${controlStyle}
  padding-right: ${theme.space(8)};
  appearance: none;
  text-overflow: ellipsis;
  text-transform: capitalize;
  cursor: pointer;

  &[data-verbatim] {
    text-transform: none;
  }
`;
