import { FiCheckSquare } from 'react-icons/fi';
import styled from 'styled-components';
import { selectIsTicking, selectRun } from '@/features/allJobs/jobs/allJobsSlice';
import { tickingBegun, tickingEnded } from '@/features/allJobs/jobs/ticks';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
import { Button } from '@/shared/ui/Button';
import { prefetchSeveral } from './SeveralPart';

/** Begins and ends the selection of several jobs. */
export function SelectButton() {
  const dispatch = useAppDispatch();
  const isTicking = useAppSelector(selectIsTicking);
  const isLocked = useAppSelector((state) => selectRun(state) !== null);

  return (
    <Toggle
      data-select
      aria-pressed={isTicking}
      variant="ghost"
      isSmall
      aria-disabled={isLocked || undefined}
      onClick={() => {
        if (!isLocked) dispatch(isTicking ? tickingEnded() : tickingBegun());
      }}
      onPointerEnter={prefetchSeveral}
      onFocus={prefetchSeveral}
    >
      <FiCheckSquare aria-hidden />
      <span>select</span>
    </Toggle>
  );
}

const Toggle = styled(Button)`
  &&[aria-pressed='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }

  ${media.phone} {
    && {
      padding: 0;
    }

    > span {
      ${visuallyHidden}
    }
  }

  ${media.forcedColors} {
    &&[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
