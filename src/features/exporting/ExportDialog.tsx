import { useState } from 'react';
import type { Walked } from '@/jobs/api/walkJobs';
import { localSeparator } from '@/shared/csv/writeCsv';
import { Choice } from '@/shared/ui/Choice';
import { walkedText, ScopeDialog } from './ScopeDialog';
import { exportJobs } from './exportJobs';

type Props = { onClose: () => void };

const SEPARATORS = [
  { value: ',', text: 'comma' },
  { value: ';', text: 'semicolon' },
] as const;

/** Saves applications as a CSV file. */
export function ExportDialog({ onClose }: Props) {
  const [separator, setSeparator] = useState(localSeparator);

  const handleWalked = async (walked: Walked, signal: AbortSignal) => {
    const name = await exportJobs(walked.jobs, separator, signal);
    return `${name}: ${walkedText(walked)}`;
  };

  return (
    <ScopeDialog title="export" submitText="save file" onWalked={handleWalked} onClose={onClose}>
      {(isDisabled) => (
        <Choice
          legend="columns are separated by"
          options={SEPARATORS}
          value={separator}
          onChange={setSeparator}
          isDisabled={isDisabled}
        />
      )}
    </ScopeDialog>
  );
}
