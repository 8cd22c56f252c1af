import { Bookmarklet } from '@/features/jobForm/posting/Bookmarklet';
import { PastePosting } from '@/features/jobForm/posting/PastePosting';
import { pageName } from '@/shared/config/paths';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PagePanel } from '@/shared/ui/PagePanel';

export function PostingPage() {
  return (
    <PagePanel>
      <PageHeading title={pageName('posting')} />
      <PastePosting />
      <Bookmarklet />
    </PagePanel>
  );
}
