import { Bookmarklet } from '@/features/posting/Bookmarklet';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PagePanel } from '@/shared/ui/PagePanel';

export function PostingPage() {
  return (
    <PagePanel>
      <PageHeading title="from a posting" />
      <Bookmarklet />
    </PagePanel>
  );
}
