import { memo, useState } from 'react';
import { FiChevronLeft, FiChevronRight } from 'react-icons/fi';
import styled from 'styled-components';
import { useListQuery } from '@/jobs/address/ListQuery';
import { selectNumOfPages, selectPage } from '@/jobs/reads/found';
import { selectListReading } from '@/jobs/reads/listSelectors';
import { selectLeftCount } from '@/jobs/writes/places';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { pageRange, shortPageRange } from '@/shared/navigation/pageRange';
import { jobsChanged } from '@/shared/store/appEvents';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { media, PHONE } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';

type Props = { onPageChange: (page: number) => void };

/** The read of a page that comes before the one that was asked for, and how many that shows first. */
type Held = { requestId: string | null; movedUp: number };

/** Prev and next go round in a circle; the pages between have a button each, up to ten, on a phone in one row. */
export const Pagination = memo(function Pagination({ onPageChange }: Props) {
  const setQuery = useListQuery();
  const page = useAppSelector(selectPage);
  const numOfPages = useAppSelector(selectNumOfPages);
  const store = useAppStore();
  const [held, setHeld] = useState<Held | null>(null);
  const isHeldShown = useAppSelector((state) => {
    const { requestId, status } = selectListReading(state);
    return status === 'fresh' && requestId === held?.requestId;
  });
  const rangeOf = useMediaQuery(PHONE) ? shortPageRange : pageRange;

  if (numOfPages <= 1) return null;

  /** What has moved up onto this page would be skipped by the next one, so this is read again first. */
  const readAgain = (movedUp: number) => {
    store.dispatch(jobsChanged());
    setHeld({ requestId: selectListReading(store.getState()).requestId, movedUp });
  };
  const goTo = (next: number) => {
    const left = next > page ? selectLeftCount(store.getState()) : 0;
    if (left > 0) {
      readAgain(left);
      return;
    }
    onPageChange(next);
    setQuery({ page: next });
  };

  return (
    <Bar aria-label="pagination">
      <Note role="status">
        {isHeldShown &&
          page < numOfPages &&
          `${held?.movedUp} moved up onto this page; press again to go on`}
      </Note>
      <Step variant="secondary" onClick={() => goTo(page === 1 ? numOfPages : page - 1)}>
        <FiChevronLeft aria-hidden />
        <span>prev</span>
      </Step>
      <Pages>
        {rangeOf(page, numOfPages).map((item) =>
          typeof item === 'number' ? (
            <li key={item}>
              <PageButton
                variant={item === page ? 'primary' : 'ghost'}
                aria-label={`page ${item}`}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => goTo(item)}
              >
                {item}
              </PageButton>
            </li>
          ) : (
            <Gap key={`gap-${item.gapAfter}`} aria-hidden>
              …
            </Gap>
          ),
        )}
      </Pages>
      <Step variant="secondary" onClick={() => goTo(page >= numOfPages ? 1 : page + 1)}>
        <span>next</span>
        <FiChevronRight aria-hidden />
      </Step>
    </Bar>
  );
});

const Bar = styled.nav`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1)};
  margin-top: ${theme.space(8)};

  ${media.tablet} {
    justify-content: center;
  }
`;

/** Above the buttons, which it does not move. */
const Note = styled.small`
  position: absolute;
  right: 0;
  bottom: 100%;
  left: 0;
  padding-bottom: ${theme.space(1)};
  color: ${theme.color.textMuted};
  text-align: center;
`;

/** On a phone the word alone leaves the pages between more room. */
const Step = styled(Button)`
  flex: none;

  ${media.phone} {
    padding-inline: ${theme.space(2)};

    > svg {
      display: none;
    }
  }
`;

const Pages = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space(1)};

  ${media.phone} {
    gap: 0;
  }
`;

const PageButton = styled(Button)`
  && {
    min-width: ${theme.size.touch};
    padding-inline: ${theme.space(1)};
  }
  font-variant-numeric: tabular-nums;

  ${media.forcedColors} {
    &[aria-current='page'] {
      border: 3px solid Highlight;
    }
  }
`;

const Gap = styled.li`
  display: grid;
  min-width: ${theme.space(6)};
  place-items: center;
  color: ${theme.color.textMuted};

  ${media.phone} {
    min-width: 0;
  }
`;
