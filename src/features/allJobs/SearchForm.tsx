import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { SORTS, STATUS_FILTERS, TYPE_FILTERS } from '@/shared/config/options';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { BusyButton } from '@/shared/ui/BusyButton';
import { Panel } from '@/shared/ui/Panel';
import { SelectInput } from '@/shared/ui/SelectInput';
import { filterChanged, filtersCleared, selectFilters, selectIsListLoading } from './allJobsSlice';
import { SearchBox } from './SearchBox';

export function SearchForm() {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectFilters);
  const isLoading = useAppSelector(selectIsListLoading);

  const handleChange = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    dispatch(filterChanged({ [target.name]: target.value }));
  };

  return (
    <Panel role="search">
      <Heading>search form</Heading>
      <Fields>
        <SearchBox />
        <SelectInput
          name="searchStatus"
          labelText="status"
          value={filters.searchStatus}
          onChange={handleChange}
          options={STATUS_FILTERS}
        />
        <SelectInput
          name="searchType"
          labelText="type"
          value={filters.searchType}
          onChange={handleChange}
          options={TYPE_FILTERS}
        />
        <SelectInput name="sort" value={filters.sort} onChange={handleChange} options={SORTS} />
        <BusyButton
          variant="secondary"
          isBusy={isLoading}
          onClick={() => dispatch(filtersCleared())}
        >
          clear filters
        </BusyButton>
      </Fields>
    </Panel>
  );
}

const Heading = styled.h2`
  margin-bottom: ${theme.space(4)};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Fields = styled.div`
  display: grid;
  align-items: end;
  gap: ${theme.space(4)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: minmax(180px, 2fr) repeat(3, minmax(110px, 1fr)) auto;
  }
`;
