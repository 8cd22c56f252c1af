import type { ReactNode } from 'react';
import type { View } from '@/jobs/model/views';
import { optionalPart, PartBoundary } from '@/shared/ui/PartBoundary';
import { Spinner } from '@/shared/ui/Spinner';
import { VIEW_PARTS } from './viewParts';

type Props = { view: View; children: ReactNode };

/** The keys of cards, which come after them. */
export const RowKeys = optionalPart(
  'RowKeys',
  async () => (await import('@/features/table/RowKeys')).RowKeys,
);

/** A view whose code is loaded when it is shown for the first time, with what is rendered as soon as it is. */
export function LazyView({ view, children }: Props) {
  const { Part } = VIEW_PARTS[view];
  if (Part === undefined) return children;
  return (
    <PartBoundary name={view} fallback={<Spinner label={`loading ${view}`} />}>
      <Part />
      {children}
    </PartBoundary>
  );
}
