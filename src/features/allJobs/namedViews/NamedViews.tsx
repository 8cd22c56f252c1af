import { useState } from 'react';
import { selectQuery, selectView } from '@/features/allJobs/jobs/allJobsSlice';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useAppSelector } from '@/shared/store/withTypes';
import { Link } from '@/shared/ui/Link';
import { PartBoundary } from '@/shared/ui/PartBoundary';
import { cleanAddress, linkTo } from './addresses';
import { Row } from './NamedViews.styles';
import { PRESETS } from './presets';
import { useSavedViews } from './useSavedViews';

type Props = {
  /** Whose saved views are shown. */
  owner: string;
};

const ViewsDialog = lazyPart(
  'ViewsDialog',
  async () => (await import('./ViewsDialog')).ViewsDialog,
);

/** Lists under a name, as links, and a way to save the one that is shown. */
export function NamedViews({ owner }: Props) {
  const query = useAppSelector(selectQuery);
  const view = useAppSelector(selectView) ?? 'list';
  const { views, change } = useSavedViews(owner);
  const [isOpen, setIsOpen] = useState(false);
  const shown = cleanAddress({ ...query, view });
  const presets = PRESETS.map(({ name, address }) => ({
    name,
    address: cleanAddress(address, view),
  }));

  const shownViews = [...presets, ...views];
  // Views may have the same address.
  const current = shownViews.findIndex(({ address }) => address === shown);

  return (
    <>
      <Row aria-label="views">
        <ul>
          {shownViews.map(({ name, address }, index) => (
            <li
              key={`${index < presets.length} ${name}`}
              data-own={index >= presets.length || undefined}
            >
              <Link to={linkTo(address)} aria-current={index === current ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => setIsOpen(true)}>
              {views.length === 0 ? 'save view' : 'save or edit views'}
            </button>
          </li>
        </ul>
      </Row>
      <PartBoundary name="dialog" message="Something went wrong." resetKey={String(isOpen)}>
        {isOpen && (
          <ViewsDialog
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
