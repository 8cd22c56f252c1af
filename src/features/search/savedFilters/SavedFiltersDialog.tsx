import { useState } from 'react';
import styled from 'styled-components';
import { describe, readListAddress } from '@/jobs/address/listAddress';
import type { NamedView } from '@/jobs/address/presets';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
import { Button } from '@/shared/ui/Button';
import { ModalDialog } from '@/shared/ui/ModalDialog';
import { NameForm } from './NameForm';
import { MOST_VIEWS, type ChangeViews } from './useSavedFilters';

type Props = {
  views: readonly NamedView[];
  /** The address of the list that is shown. */
  shown: string;
  onChange: ChangeViews;
  onClose: () => void;
};

/** Saves the list that is shown under a name, and renames and removes the saved ones. */
export function SavedFiltersDialog({ views, shown, onChange, onClose }: Props) {
  const [told, setTold] = useState('');

  const change = (done: string, changeViews: Parameters<ChangeViews>[0]) => {
    const isKept = onChange(changeViews);
    setTold(isKept ? done : 'This browser keeps no views.');
    return isKept;
  };

  return (
    <ModalDialog title="views" onClose={onClose}>
      {views.length < MOST_VIEWS ? (
        <div>
          <p>{`This view shows ${describe(readListAddress(shown))}.`}</p>
          <NameForm
            label="name of this view"
            submitText="save view"
            others={views}
            onSubmit={(name) =>
              change(`saved: ${name}`, (all) => [...all, { name, address: shown }])
            }
          />
        </div>
      ) : (
        <p>{`There is room for ${MOST_VIEWS} views. Please remove one first.`}</p>
      )}
      {views.length > 0 && (
        <List>
          {views.map(({ name }) => (
            <li key={name}>
              <NameForm
                label={`name of ${name}`}
                submitText="rename"
                name={name}
                others={views.filter((view) => view.name !== name)}
                onSubmit={(next) =>
                  change(`renamed: ${next}`, (all) =>
                    all.map((view) => (view.name === name ? { ...view, name: next } : view)),
                  )
                }
              />
              <Button
                variant="ghost"
                aria-label={`remove saved view ${name}`}
                onClick={() =>
                  change(`removed: ${name}`, (all) => all.filter((view) => view.name !== name))
                }
              >
                remove
              </Button>
            </li>
          ))}
        </List>
      )}
      <p role="status">{told}</p>
      <p>Views are kept in this browser only.</p>
      <Button variant="secondary" onClick={onClose}>
        close
      </Button>
    </ModalDialog>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space(3)};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${theme.space(2)};
  }

  /* The name stands in the field. */
  label {
    ${visuallyHidden}
  }

  form > button {
    grid-row: 1;
  }
`;
