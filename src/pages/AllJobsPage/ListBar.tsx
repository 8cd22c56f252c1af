import { memo, type Ref, type RefObject } from 'react';
import { SavedFilters } from '@/features/search/savedFilters/SavedFilters';
import { SearchForm } from '@/features/search/SearchForm';
import { selectOwner } from '@/features/user/userSlice';
import { useAppSelector } from '@/shared/store/withTypes';
import { Bar } from './ListBar.styles';
import { ListHeader } from './ListHeader';

type Props = {
  /** Where the focus goes as another page is shown. */
  topRef: Ref<HTMLDivElement>;
  selectRef: RefObject<HTMLButtonElement | null>;
};

/** What stands above list, board and table: search and choices, saved views, count, view and actions. */
export const ListBar = memo(function ListBar(refs: Props) {
  return (
    <Bar>
      <SearchForm />
      <OwnViews />
      <ListHeader {...refs} />
    </Bar>
  );
});

function OwnViews() {
  const owner = useAppSelector(selectOwner);
  return owner !== null && <SavedFilters key={owner} owner={owner} />;
}
