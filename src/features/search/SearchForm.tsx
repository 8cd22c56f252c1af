import { useId, useState } from 'react';
import { FiSliders, FiX } from 'react-icons/fi';
import { selectChosen, selectIsListLoading, selectQuery } from '@/jobs/allJobsSlice';
import { initialQuery } from '@/jobs/allJobsState';
import { useListQuery } from '@/jobs/ListQuery';
import { SORTS, STATUS_FILTERS, TYPE_FILTERS } from '@/shared/config/options';
import { useAppSelector } from '@/shared/store/withTypes';
import { BusyButton } from '@/shared/ui/BusyButton';
import { SelectInput } from '@/shared/ui/SelectInput';
import { SearchBox } from './SearchBox';
import { Fields, Filters, FiltersButton, SearchPanel } from './SearchForm.styles';

/** One row of fields; on a phone the search box and a button that opens the others below it. */
export function SearchForm() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();

  return (
    <SearchPanel role="search">
      <Fields data-open={isOpen || undefined}>
        <h2>search form</h2>
        <SearchBox />
        <FiltersToggle filtersId={id} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        <Filters id={id}>
          <Filter name="searchStatus" labelText="status" options={STATUS_FILTERS} />
          <Filter name="searchType" labelText="type" options={TYPE_FILTERS} />
          <Filter name="sort" options={SORTS} />
          <ClearButton />
        </Filters>
      </Fields>
    </SearchPanel>
  );
}

type ToggleProps = { filtersId: string; isOpen: boolean; onToggle: () => void };

/** A component of its own, so that a filter renders no other. */
function FiltersToggle({ filtersId, isOpen, onToggle }: ToggleProps) {
  const inUse = useAppSelector(selectChosen).filter((name) => name !== 'search').length;
  return (
    <FiltersButton
      variant="secondary"
      aria-expanded={isOpen}
      aria-controls={filtersId}
      onClick={onToggle}
    >
      <FiSliders aria-hidden />
      <span>{inUse === 0 ? 'filters' : `filters (${inUse})`}</span>
    </FiltersButton>
  );
}

type FilterProps = {
  name: 'searchStatus' | 'searchType' | 'sort';
  labelText?: string;
  options: readonly string[];
};

/** Renders only when its own choice changes. */
function Filter({ name, labelText, options }: FilterProps) {
  const setQuery = useListQuery();
  const value = useAppSelector((state) => selectQuery(state)[name]);

  return (
    <SelectInput
      name={name}
      labelText={labelText}
      value={value}
      onChange={({ target }) => setQuery({ [name]: target.value })}
      options={options}
    />
  );
}

function ClearButton() {
  const setQuery = useListQuery();
  const isLoading = useAppSelector(selectIsListLoading);
  const isChosen = useAppSelector(selectChosen).length > 0;

  return (
    <BusyButton
      variant={isChosen ? 'secondary' : 'ghost'}
      isBusy={isLoading}
      title={isChosen ? undefined : 'nothing to clear'}
      onClick={() => setQuery(initialQuery)}
    >
      <FiX aria-hidden />
      <span>clear filters</span>
    </BusyButton>
  );
}
