import { useRef } from 'react';
import { FiColumns, FiList, FiMenu } from 'react-icons/fi';
import styled from 'styled-components';
import { VIEWS, type View } from '@/jobs/allJobsState';
import { useListQuery } from '@/jobs/address/ListQuery';
import { rememberView } from '@/jobs/address/rememberedView';
import { useKeys } from '@/shared/keys/useKeys';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { PREFETCH } from './LazyView';
import { ToggleButton } from './ToggleButton';

const ICONS = { list: FiList, board: FiColumns, table: FiMenu };

type Props = { shown: View };

/** Chooses how all jobs are shown; a phone has no room for the table. */
export function ViewSwitch({ shown }: Props) {
  const setQuery = useListQuery();
  const groupRef = useRef<HTMLDivElement>(null);
  const toggle = (view: View) => {
    const half = groupRef.current?.children[VIEWS.indexOf(shown === view ? 'list' : view)];
    if (!(half instanceof HTMLElement)) return;
    // What has the focus in the one view is not there in the other.
    half.focus();
    half.click();
  };
  useKeys({ b: () => toggle('board'), t: () => toggle('table') });

  return (
    <Group ref={groupRef} role="group" aria-label="view">
      {VIEWS.map((view) => {
        const Icon = ICONS[view];
        return (
          <Half
            key={view}
            data-view={view}
            aria-pressed={view === shown}
            variant="ghost"
            isSmall
            onClick={() => {
              setQuery({ view });
              rememberView(view);
            }}
            onPointerEnter={PREFETCH[view]}
            onFocus={PREFETCH[view]}
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

  ${media.handheld} {
    &&[data-view='table'] {
      display: none;
    }
  }

  ${media.touch} {
    && {
      min-height: ${theme.size.touch};
    }
  }
`;
