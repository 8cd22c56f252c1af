import { useState } from 'react';
import styled from 'styled-components';
import { commandName } from '@/shared/keys/commandName';
import { areKeysOn, turnKeys } from '@/shared/storage/keysPreference';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { KeyNames } from '@/shared/ui/KeyNames';
import { ModalDialog } from '@/shared/ui/ModalDialog';
import { TickLabel } from '@/shared/ui/TickLabel';
import { KEY_GROUPS } from './keys';

type Props = { onClose: () => void };

/** Lists the keys and turns them on and off. */
export function KeysDialog({ onClose }: Props) {
  const [isOn, setIsOn] = useState(areKeysOn);

  return (
    <ModalDialog title="keys" onClose={onClose}>
      <Groups>
        {KEY_GROUPS.map(({ where, keys: ofGroup }) => (
          <section key={where} aria-labelledby={`keys-${where}`}>
            <h3 id={`keys-${where}`}>{where}</h3>
            <dl>
              {ofGroup.map(({ keys, name }) => (
                <div key={name}>
                  <dt>
                    <KeyNames keys={keys} />
                  </dt>
                  <dd>{name}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
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
        <span>use single keys</span>
      </TickLabel>
      <small>{`These are letters, digits, / ? and Delete. ${commandName()}, arrows, Enter and Esc always work.`}</small>
      <Close>
        <Button variant="secondary" isBlock onClick={onClose}>
          close
        </Button>
      </Close>
    </ModalDialog>
  );
}

/** In two columns where there is room, each group whole. */
const Groups = styled.div`
  dialog:has(> * > &) {
    width: min(860px, 100% - ${theme.space(8)});
  }

  columns: 320px 2;
  column-gap: ${theme.space(8)};

  > section {
    margin-bottom: ${theme.space(5)};
    break-inside: avoid;
  }

  h3 {
    margin-bottom: ${theme.space(2)};
    font-size: ${theme.font.size.sm};

    ${sentenceCase}
  }

  dl {
    display: grid;
    gap: ${theme.space(2)};

    dd {
      ${sentenceCase}
    }

    > div {
      display: grid;
      grid-template-columns: 1fr 1.4fr;
      gap: ${theme.space(2)};
    }
  }
`;

/** In sight however long the list is. */
const Close = styled.div`
  position: sticky;
  bottom: 0;
  margin: 0 -${theme.space(6)} -${theme.space(6)};
  padding: ${theme.space(3)} ${theme.space(6)};
  background: ${theme.color.surface};
`;
