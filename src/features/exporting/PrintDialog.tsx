import { startTransition, useState } from 'react';
import type { Walked } from '@/jobs/api/walkJobs';
import { walkedText, ScopeDialog } from './ScopeDialog';
import { PrintSheet } from './PrintSheet';

type Props = { userName: string; onClose: () => void };

/** Prints applications as a plain table, by the browser's own print. */
export function PrintDialog({ userName, onClose }: Props) {
  const [walked, setWalked] = useState<Walked | null>(null);

  const handleWalked = (found: Walked) => {
    // Thousands of rows do not hold the page.
    startTransition(() => setWalked(found));
    return walkedText(found);
  };

  return (
    <>
      <ScopeDialog title="print" submitText="print" onWalked={handleWalked} onClose={onClose} />
      {walked && (
        <PrintSheet
          jobs={walked.jobs}
          userName={userName}
          count={walkedText(walked)}
          onPrinted={() => setWalked(null)}
        />
      )}
    </>
  );
}
