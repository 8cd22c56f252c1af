import type { ChangeEvent } from 'react';
import { FiX } from 'react-icons/fi';
import {
  filterChanged,
  filtersCleared,
  selectClearCount,
  selectIsListLoading,
  selectIsQueryChosen,
  selectQuery,
} from '@/features/allJobs/allJobsSlice';
import { SORTS, STATUS_FILTERS, TYPE_FILTERS } from '@/shared/config/options';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { BusyButton } from '@/shared/ui/BusyButton';
import { SelectInput } from '@/shared/ui/SelectInput';
import { SearchBox } from './SearchBox';
import { Fields, Heading, SearchPanel } from './SearchForm.styles';

export function SearchForm() {
  const dispatch = useAppDispatch();
  const { searchStatus, searchType, sort } = useAppSelector(selectQuery);
  const clearCount = useAppSelector(selectClearCount);
  const isLoading = useAppSelector(selectIsListLoading);
  const isChosen = useAppSelector(selectIsQueryChosen);

  const handleChange = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    dispatch(filterChanged({ [target.name]: target.value }));
  };

  return (
    <SearchPanel role="search">
      <Heading>search form</Heading>
      <Fields>
        <SearchBox key={clearCount} />
        <SelectInput
          name="searchStatus"
          labelText="status"
          value={searchStatus}
          onChange={handleChange}
          options={STATUS_FILTERS}
        />
        <SelectInput
          name="searchType"
          labelText="type"
          value={searchType}
          onChange={handleChange}
          options={TYPE_FILTERS}
        />
        <SelectInput name="sort" value={sort} onChange={handleChange} options={SORTS} />
        <BusyButton
          variant={isChosen ? 'secondary' : 'ghost'}
          isBusy={isLoading}
          title={isChosen ? undefined : 'nothing to clear'}
          onClick={() => dispatch(filtersCleared())}
        >
          {isChosen && <FiX aria-hidden />}
          clear filters
        </BusyButton>
      </Fields>
    </SearchPanel>
  );
}
