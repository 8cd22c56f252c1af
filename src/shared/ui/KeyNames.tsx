import styled from 'styled-components';
import { commandName } from '@/shared/keys/commandName';
import { theme } from '@/shared/styles/theme';

type Props = { keys: readonly string[] };

/** Keys that are pressed one after the other. */
export function KeyNames({ keys }: Props) {
  return (
    <span>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && ' then '}
          <Key>{key.replace('Ctrl', commandName())}</Key>
        </span>
      ))}
    </span>
  );
}

const Key = styled.kbd`
  padding: 0 ${theme.space(2)};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surfaceSunken};
  font: inherit;
  white-space: nowrap;
`;
