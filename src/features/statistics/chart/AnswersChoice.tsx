import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { CheckBox } from '@/shared/ui/CheckBox';
import { STACK } from './chartMonths';

type Props = { isChecked: boolean; onChange: () => void };

/** Whether the bars of the chart tell which applications have an answer, and then what their colours mean. */
export function AnswersChoice({ isChecked, onChange }: Props) {
  return (
    <Row>
      <CheckBox isChecked={isChecked} onChange={onChange}>
        answers in the chart
      </CheckBox>
      {isChecked && (
        <ul role="list" aria-label="colours of the chart">
          {STACK.map(({ name, color }) => (
            <Entry key={name} style={{ borderColor: color }}>
              {name}
            </Entry>
          ))}
        </ul>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1)} ${theme.space(4)};
  margin-top: ${theme.space(3)};
  font-size: ${theme.font.size.sm};

  ul {
    display: flex;
    gap: ${theme.space(4)};
  }

  ${media.print} {
    label {
      display: none;
    }
  }
`;

const Entry = styled.li`
  padding-left: ${theme.space(2)};
  border-left: 14px solid;
`;
