import { useRef } from 'react';
import styled from 'styled-components';
import { DEFAULT_VIEW, VIEW_KEYS, VIEW_NAMES, VIEWS, type View } from '@/jobs/model/views';
import { useListQuery } from '@/jobs/address/ListQuery';
import { rememberView } from '@/jobs/address/rememberedView';
import { useKeys } from '@/shared/keys/useKeys';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { ToggleButton } from './ToggleButton';
import { VIEW_PARTS } from './viewParts';

type Props = { shown: View };

/** Chooses how all jobs are shown; a phone has no room for some. */
export function ViewSwitch({ shown }: Props) {
  const setQuery = useListQuery();
  const groupRef = useRef<HTMLDivElement>(null);
  const toggle = (view: View) => {
    const half =
      groupRef.current?.children[VIEW_NAMES.indexOf(shown === view ? DEFAULT_VIEW : view)];
    if (!(half instanceof HTMLElement)) return;
    // What has the focus in the one view is not there in the other.
    half.focus();
    half.click();
  };
  useKeys(Object.fromEntries(VIEW_KEYS.map(({ view, key }) => [key, () => toggle(view)])));

  return (
    <Group ref={groupRef} role="group" aria-label="view">
      {VIEW_NAMES.map((view) => {
        const { Icon, Part } = VIEW_PARTS[view];
        return (
          <Half
            key={view}
            title={view}
            data-view={view}
            data-wide={!VIEWS[view].isForPhones || undefined}
            aria-pressed={view === shown}
            variant="ghost"
            isSmall
            onClick={() => {
              setQuery({ view });
              rememberView(view);
            }}
            onPointerEnter={Part?.prefetch}
            onFocus={Part?.prefetch}
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
    &&[data-wide] {
      display: none;
    }
  }

  ${media.touch} {
    && {
      min-height: ${theme.size.touch};
    }
  }
`;
