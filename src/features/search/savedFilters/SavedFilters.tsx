import { useState } from 'react';
import { selectListAddress } from '@/jobs/reads/listSelectors';
import { lazyPart } from '@/shared/loading/lazyPart';
import { useAppSelector } from '@/shared/store/withTypes';
import { ChosenChips } from '@/features/search/ChosenChips';
import { Chip } from '@/shared/ui/Chip';
import { Link } from '@/shared/ui/Link';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { cleanAddress, linkTo, presetsAs } from './addresses';
import { Row } from './SavedFilters.styles';
import { useSavedFilters } from './useSavedFilters';

type Props = {
  /** The user whose saved views are shown. */
  owner: string;
};

const SavedFiltersDialog = lazyPart(
  async () => (await import('./SavedFiltersDialog')).SavedFiltersDialog,
);

/** Lists under a name, as links, and a way to save the one that is shown. */
export function SavedFilters({ owner }: Props) {
  const list = useAppSelector(selectListAddress);
  const { views, change } = useSavedFilters(owner);
  const [isOpen, setIsOpen] = useState(false);
  const shown = cleanAddress(list);
  const presets = presetsAs(list.view);
  const shownViews = [...presets, ...views];
  // Views may have the same address.
  const current = shownViews.findIndex(({ address }) => address === shown);

  return (
    <>
      <Row aria-label="views">
        <ul role="list">
          {shownViews.map(({ name, address }, index) => (
            <li key={`${index < presets.length} ${name}`}>
              <Link to={linkTo(address)} aria-current={index === current ? 'page' : undefined}>
                <Chip data-verbatim={index >= presets.length || undefined}>
                  <span>{name}</span>
                </Chip>
              </Link>
            </li>
          ))}
        </ul>
        {/* There it moves neither a view nor the button, and takes room of the views alone. */}
        <ChosenChips />
        <button type="button" onClick={() => setIsOpen(true)}>
          <Chip>
            <span>{views.length === 0 ? 'save view' : 'save or edit views'}</span>
          </Chip>
        </button>
      </Row>
      <PartBoundary key={String(isOpen)} name="dialog">
        {isOpen && (
          <SavedFiltersDialog
            views={views}
            shown={shown}
            onChange={change}
            onClose={() => setIsOpen(false)}
          />
        )}
      </PartBoundary>
    </>
  );
}
