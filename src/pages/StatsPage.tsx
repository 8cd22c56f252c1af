import { Stats } from '@/features/statistics/Stats';
import { PageHeading } from '@/shared/ui/PageHeading';

export function StatsPage() {
  return (
    <>
      <PageHeading title="stats" isVisuallyHidden="whereNavigationShows" />
      <Stats />
    </>
  );
}
