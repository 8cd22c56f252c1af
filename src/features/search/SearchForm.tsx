import { FiX } from 'react-icons/fi';
import { selectIsListLoading, selectIsQueryChosen, selectQuery } from '@/jobs/allJobsSlice';
import { initialQuery } from '@/jobs/allJobsState';
import { useListQuery } from '@/jobs/ListQuery';
import { SORTS, STATUS_FILTERS, TYPE_FILTERS } from '@/shared/config/options';
import { useAppSelector } from '@/shared/store/withTypes';
import { BusyButton } from '@/shared/ui/BusyButton';
import { SelectInput } from '@/shared/ui/SelectInput';
import { SearchBox } from './SearchBox';
import { Fields, SearchPanel } from './SearchForm.styles';

export function SearchForm() {
  return (
    <SearchPanel role="search">
      <Fields>
        <h2>search form</h2>
        <SearchBox />
        <Filter name="searchStatus" labelText="status" options={STATUS_FILTERS} />
        <Filter name="searchType" labelText="type" options={TYPE_FILTERS} />
        <Filter name="sort" options={SORTS} />
        <ClearButton />
      </Fields>
    </SearchPanel>
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
  const isChosen = useAppSelector(selectIsQueryChosen);

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
