import { memo, useId, useMemo, useState } from 'react';
import { FiSliders, FiX } from 'react-icons/fi';
import { shallowEqual } from 'react-redux';
import { selectIsFromCollection } from '@/jobs/reads/found';
import { selectChosen, selectQuery } from '@/jobs/reads/listSelectors';
import { selectIsListLoading } from '@/jobs/reads/listState';
import { initialQuery } from '@/jobs/model/listQuery';
import { useListQuery } from '@/jobs/address/ListQuery';
import { STATUS_FILTERS } from '@/jobs/model/statuses';
import { SORT_NAMES } from '@/jobs/model/sorting';
import { TYPE_FILTERS } from '@/jobs/model/job';
import { useAppSelector, type RootState } from '@/shared/store/withTypes';
import { SelectInput } from '@/shared/ui/SelectInput';
import { NarrowingChoices } from './NarrowingChoices';
import { SearchBox } from './SearchBox';
import { ClearFilters, Fields, Filters, FiltersButton, SearchPanel } from './SearchForm.styles';

function selectFilters(state: RootState) {
  const { searchStatus, searchType, sort, order } = selectQuery(state);
  const heading = selectIsFromCollection(state) ? order : '';
  const inUse = selectChosen(state).filter((name) => name !== 'search').length;
  return { searchStatus, searchType, sort, heading, inUse };
}

/** Search box and choices; on a phone a button opens these below it. */
export function SearchForm() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { searchStatus, searchType, sort, heading, inUse } = useAppSelector(
    selectFilters,
    shallowEqual,
  );
  const byHeading = heading.startsWith('-') ? `by ${heading.slice(1)}, reversed` : `by ${heading}`;
  const sorts = useMemo(
    () => (heading === '' ? SORT_NAMES : [byHeading, ...SORT_NAMES]),
    [heading, byHeading],
  );

  return (
    <SearchPanel role="search">
      <Fields data-open={isOpen || undefined}>
        <h2>search form</h2>
        <SearchBox />
        <FiltersButton
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FiSliders aria-hidden />
          <span>{inUse === 0 ? 'filters' : `filters (${inUse})`}</span>
        </FiltersButton>
        <Filters id={id}>
          <Filter
            name="searchStatus"
            labelText="status"
            value={searchStatus}
            options={STATUS_FILTERS}
          />
          <Filter name="searchType" labelText="type" value={searchType} options={TYPE_FILTERS} />
          <Filter
            name="sort"
            labelText="sort"
            value={heading === '' ? sort : byHeading}
            options={sorts}
          />
          <NarrowingChoices />
          <ClearButton />
        </Filters>
      </Fields>
    </SearchPanel>
  );
}

type FilterProps = {
  name: 'searchStatus' | 'searchType' | 'sort';
  labelText: string;
  value: string;
  options: readonly string[];
};

/** Renders only when its own choice changes. */
const Filter = memo(function Filter(props: FilterProps) {
  const setQuery = useListQuery();
  return (
    <SelectInput
      {...props}
      onChange={({ target: { name, value } }) => setQuery({ [name]: value })}
    />
  );
});

const selectClearButton = (state: RootState) => ({
  isLoading: selectIsListLoading(state),
  isChosen: selectChosen(state).length > 0,
});

function ClearButton() {
  const setQuery = useListQuery();
  const { isLoading, isChosen } = useAppSelector(selectClearButton, shallowEqual);

  return (
    <ClearFilters
      variant={isChosen ? 'secondary' : 'ghost'}
      isBusy={isLoading}
      title={isChosen ? 'clear filters' : 'nothing to clear'}
      onClick={() => setQuery(initialQuery)}
    >
      <FiX aria-hidden />
      <span>clear filters</span>
    </ClearFilters>
  );
}
