import type { View } from '@/jobs/model/views';
import { optionalPart, PartBoundary } from '@/shared/ui/PartBoundary';
import { Spinner } from '@/shared/ui/Spinner';
import { VIEW_PARTS } from './viewParts';

type Props = { view: View; onShown: () => void };

/** The keys of cards, which come after them. */
export const CardKeys = optionalPart(
  'RowKeys',
  async () => (await import('@/features/table/RowKeys')).RowKeys,
);

/** A view whose code is loaded when it is shown for the first time; nothing for the list. */
export function LazyView({ view, onShown }: Props) {
  const { Part } = VIEW_PARTS[view];
  if (Part === undefined) return null;
  return (
    <PartBoundary name={view} fallback={<Spinner label={`loading ${view}`} />}>
      <Part onShown={onShown} />
    </PartBoundary>
  );
}
