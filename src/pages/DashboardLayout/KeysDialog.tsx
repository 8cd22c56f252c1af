import { useState } from 'react';
import styled from 'styled-components';
import { areKeysOn, turnKeys } from '@/shared/lib/keysPreference';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { ModalDialog } from '@/shared/ui/ModalDialog';

/** What is pressed one after the other, and what it does. */
const KEYS = [
  { keys: ['/'], name: 'search' },
  { keys: ['n'], name: 'add job' },
  { keys: ['g', 's'], name: 'stats' },
  { keys: ['g', 'a'], name: 'all jobs' },
  { keys: ['g', 'p'], name: 'profile' },
  { keys: ['b'], name: 'board or list of all jobs' },
  { keys: ['t'], name: 'table or list of all jobs' },
  { keys: ['j'], name: 'next job' },
  { keys: ['k'], name: 'previous job' },
  { keys: ['e'], name: 'edit the focused job' },
  { keys: ['x'], name: 'select the focused job' },
  { keys: ['1'], name: 'set it pending' },
  { keys: ['2'], name: 'set it to interview' },
  { keys: ['3'], name: 'set it declined' },
  { keys: ['c'], name: 'copy it as text' },
  { keys: ['Delete'], name: 'delete it' },
  { keys: ['↑ ↓ ← →'], name: 'choose a row or a cell of the table' },
  { keys: ['Shift ↑ ↓'], name: 'select several rows' },
  { keys: ['Home End PgUp PgDn'], name: 'go further in the table' },
  { keys: ['Enter'], name: 'edit a cell in its place, as F2 does' },
  { keys: ['z'], name: 'undo what was written last' },
  { keys: ['?'], name: 'show these keys' },
  { keys: ['Ctrl A'], name: 'select all of the page, while selecting' },
  { keys: ['Ctrl Z'], name: 'undo, as z does' },
  { keys: ['Shift Ctrl Z'], name: 'do it again' },
  { keys: ['Esc'], name: 'stop selecting' },
];

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
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ' then '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </Keys>
      <Switch>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ target }) => {
            turnKeys(target.checked);
            setIsOn(target.checked);
          }}
        />
        use these keys
      </Switch>
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

  kbd {
    padding: 0 ${theme.space(2)};
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surfaceSunken};
    font: inherit;
  }
`;

const Switch = styled.label`
  display: flex;
  min-height: ${theme.size.touch};
  align-items: center;
  gap: ${theme.space(2)};

  input {
    width: 20px;
    height: 20px;
    accent-color: ${theme.color.accent};
  }
`;
