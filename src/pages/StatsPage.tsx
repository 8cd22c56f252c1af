import { Stats } from '@/features/allJobs/statistics/Stats';
import { PageHeading } from '@/shared/ui/PageHeading';

export function StatsPage() {
  return (
    <>
      <PageHeading title="stats" isVisuallyHidden="whereNavigationShows" />
      <Stats />
    </>
  );
}
