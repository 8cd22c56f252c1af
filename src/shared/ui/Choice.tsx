import { useId } from 'react';
import styled from 'styled-components';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { TickLabel } from './TickLabel';

type Props<Value extends string> = {
  legend: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
};

/** One of a few options, all of them in sight. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  isDisabled = false,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset disabled={isDisabled}>
      <Legend>{legend}</Legend>
      {options.map((option) => (
        <TickLabel key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </TickLabel>
      ))}
    </fieldset>
  );
}

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${theme.space(1)};
  font-size: ${theme.font.size.xs};
  font-weight: ${theme.font.weight.medium};

  ${sentenceCase}
`;
