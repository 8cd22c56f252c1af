import { Stats } from '@/features/statistics/Stats';
import { pageName } from '@/shared/config/paths';
import { PageHeading } from '@/shared/ui/PageHeading';

export function StatsPage() {
  return (
    <>
      <PageHeading title={pageName('stats')} isVisuallyHidden="whereNavigationShows" />
      <Stats />
    </>
  );
}
