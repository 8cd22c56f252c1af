import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { selectCollection } from '@/jobs/reads/collection';
import { selectColumnIds } from '@/jobs/reads/found';
import type { JobStatus } from '@/jobs/model/statuses';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';

type Props = {
  columns: readonly JobStatus[];
  active: JobStatus;
  onChoose: (status: JobStatus) => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function tabId(status: string): string {
  return `board-tab-${status}`;
}

export function panelId(status: string): string {
  return `board-column-${status}`;
}

/** The list of a column's cards, which scrolls with it. */
export function cardsId(status: string): string {
  return `board-cards-${status}`;
}

/** Chooses the column that is seen where there is no room for more than one; cards are dropped on the others. */
export function ColumnTabs({ columns, active, onChoose }: Props) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = columns.at((columns.indexOf(active) + step) % columns.length) ?? active;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  };

  return (
    <Tabs role="tablist" aria-label="columns" onKeyDown={handleKeyDown}>
      {columns.map((status) => (
        <button
          key={status}
          type="button"
          role="tab"
          id={tabId(status)}
          data-drop={status}
          aria-selected={status === active}
          aria-controls={panelId(status)}
          tabIndex={status === active ? 0 : -1}
          onClick={() => onChoose(status)}
        >
          <ColumnName status={status} />
        </button>
      ))}
    </Tabs>
  );
}

/**
 * The status of a column with its count. One text in an element of its own, which a translator cannot take out of
 * React's hands.
 */
export function ColumnName({ status }: { status: JobStatus }) {
  const count = useAppSelector((state) =>
    selectCollection(state).total === null ? null : (selectColumnIds(state)[status]?.length ?? 0),
  );
  return <span>{count === null ? status : `${status} (${count})`}</span>;
}

const Tabs = styled.div`
  position: sticky;
  z-index: ${theme.layer.raised};
  top: ${theme.size.topBar};
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  background: ${theme.color.page};

  /* What takes the focus is not left behind it. */
  :root:has(&) {
    --tabs-room: ${theme.size.touch};
  }

  > button {
    min-width: 0;
    min-height: ${theme.size.touch};
    padding: 0;
    border: 0;
    border-bottom: 2px solid ${theme.color.border};
    background: transparent;
    color: ${theme.color.textMuted};
    /* With larger text the words still fit side by side. */
    font-size: min(${theme.font.size.xs}, 3.8vw);
    font-weight: ${theme.font.weight.medium};
    text-transform: capitalize;
    cursor: pointer;

    &[aria-selected='true'] {
      border-bottom-color: ${theme.color.accent};
      color: ${theme.color.text};
    }

    &[data-over] {
      background: ${theme.color.accentSoft};
      outline: 2px solid ${theme.color.accent};
      outline-offset: -2px;
    }

    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;
