import { Stats } from '@/features/allJobs/Stats';
import { PageHeading } from '@/shared/ui/PageHeading';

export function StatsPage() {
  return (
    <>
      <PageHeading title="stats" isVisuallyHidden />
      <Stats />
    </>
  );
}
