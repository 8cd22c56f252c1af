import { useState } from 'react';
import styled from 'styled-components';
import { commandName } from '@/shared/keys/commandName';
import { areKeysOn, turnKeys } from '@/shared/storage/keysPreference';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { KeyNames } from '@/shared/ui/KeyNames';
import { ModalDialog } from '@/shared/ui/ModalDialog';
import { TickLabel } from '@/shared/ui/TickLabel';
import { KEYS } from './keys';

type Props = { onClose: () => void };

/** Lists the keys and turns them on and off. */
export function KeysDialog({ onClose }: Props) {
  const [isOn, setIsOn] = useState(areKeysOn);

  return (
    <ModalDialog title="keys" onClose={onClose}>
      <Keys>
        {KEYS.map(({ keys, name }) => (
          <div key={name}>
            <dt>
              <KeyNames keys={keys} />
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </Keys>
      <TickLabel>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ target }) => {
            turnKeys(target.checked);
            setIsOn(target.checked);
          }}
        />
        use single keys
      </TickLabel>
      <small>{`These are letters, digits, / ? and Delete. ${commandName()}, arrows, Enter and Esc always work.`}</small>
      <Button variant="secondary" onClick={onClose}>
        close
      </Button>
    </ModalDialog>
  );
}

const Keys = styled.dl`
  display: grid;
  gap: ${theme.space(2)};

  > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
`;
