import type { KeyboardEvent } from 'react';
import { selectShownIds } from '@/jobs/reads/found';
import { findCard, NEW_ROW } from '@/jobs/cards/cardElements';
import { fieldOf, REQUIRED_TEXTS } from '@/jobs/model/job';
import { KnownInput } from '@/jobs/reads/KnownInput';
import { isComposing } from '@/shared/keys/isComposing';
import { useAppStore } from '@/shared/store/withTypes';
import { AS_DEFAULTS, useBlankRow, type BlankRow } from './useBlankRow';

/** A new application as the last row of a table: Enter records it. */
export function NewJobRow(props: BlankRow) {
  const store = useAppStore();
  const { inputOf, formProps, isSending, problem, clear, posting } = useBlankRow(props);

  const handleKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (isComposing(nativeEvent)) return;
    if (key === 'Escape' && !isSending) clear();
    if (key === 'ArrowUp') findCard(selectShownIds(store.getState()).at(-1) ?? '')?.focus();
  };

  return (
    <tr
      role="row"
      aria-label="new application"
      aria-busy={isSending}
      onKeyDown={formProps.onKeyDown}
    >
      {REQUIRED_TEXTS.map((field) => {
        const input = inputOf(field);
        return (
          <td key={field} role="gridcell" className={fieldOf(field).heading}>
            <KnownInput
              {...input}
              {...(field === 'position' && { id: NEW_ROW, placeholder: '+ new application' })}
              onKeyDown={(event) => {
                input.onKeyDown?.(event);
                handleKeyDown(event);
              }}
            />
          </td>
        );
      })}
      <td role="gridcell" className="note">
        {posting}
        <form id={formProps.id} noValidate onSubmit={formProps.onSubmit}>
          {problem ? (
            <span role="alert">{problem}</span>
          ) : (
            <span>{isSending ? 'saving' : `Press Enter to record ${AS_DEFAULTS}`}</span>
          )}
          {/* Of several fields Enter needs a button. */}
          <button type="submit" hidden>
            record
          </button>
        </form>
      </td>
    </tr>
  );
}
