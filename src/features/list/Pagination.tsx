import { memo } from 'react';
import { FiChevronLeft, FiChevronRight } from 'react-icons/fi';
import styled from 'styled-components';
import { selectNumOfPages, selectPage } from '@/jobs/reads/found';
import { useListQuery } from '@/jobs/address/ListQuery';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { pageRange, shortPageRange } from '@/shared/navigation/pageRange';
import { useAppSelector } from '@/shared/store/withTypes';
import { media, PHONE } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';

type Props = { onPageChange: (page: number) => void };

/** Prev and next go round in a circle; the pages between have a button each, up to ten, on a phone in one row. */
export const Pagination = memo(function Pagination({ onPageChange }: Props) {
  const setQuery = useListQuery();
  const page = useAppSelector(selectPage);
  const numOfPages = useAppSelector(selectNumOfPages);
  const rangeOf = useMediaQuery(PHONE) ? shortPageRange : pageRange;

  if (numOfPages <= 1) return null;

  const goTo = (next: number) => {
    onPageChange(next);
    setQuery({ page: next });
  };

  return (
    <Bar aria-label="pagination">
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
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1)};
  margin-top: ${theme.space(8)};

  ${media.tablet} {
    justify-content: center;
  }
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
