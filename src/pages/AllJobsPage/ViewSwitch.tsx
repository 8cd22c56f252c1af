import { useRef } from 'react';
import { FiColumns, FiList } from 'react-icons/fi';
import styled from 'styled-components';
import { selectView } from '@/jobs/allJobsSlice';
import { VIEWS } from '@/jobs/allJobsState';
import { useListQuery } from '@/jobs/ListQuery';
import { rememberView } from '@/jobs/rememberedView';
import { useKeys } from '@/shared/lib/useKeys';
import { useAppSelector } from '@/shared/store/withTypes';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { prefetchBoard } from './BoardView';
import { ToggleButton } from './ToggleButton';

const ICONS = { list: FiList, board: FiColumns };

/** Chooses between the two views of all jobs. */
export function ViewSwitch() {
  const setQuery = useListQuery();
  const shown = useAppSelector(selectView);
  const otherRef = useRef<HTMLButtonElement>(null);
  useKeys({
    b: () => {
      // What has the focus in the one view is not there in the other.
      otherRef.current?.focus();
      otherRef.current?.click();
    },
  });

  return (
    <Group role="group" aria-label="view">
      {VIEWS.map((view) => {
        const Icon = ICONS[view];
        return (
          <Half
            key={view}
            ref={view === shown ? undefined : otherRef}
            aria-pressed={view === shown}
            variant="ghost"
            isSmall
            onClick={() => {
              setQuery({ view });
              rememberView(view);
            }}
            onPointerEnter={prefetchBoard}
            onFocus={prefetchBoard}
          >
            <Icon aria-hidden />
            <span>{view}</span>
          </Half>
        );
      })}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
`;

const Half = styled(ToggleButton)`
  && {
    min-height: 30px;
    border: 0;
  }

  ${media.touch} {
    && {
      min-height: ${theme.size.touch};
    }
  }
`;
