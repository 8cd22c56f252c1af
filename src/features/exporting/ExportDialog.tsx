import { useState } from 'react';
import { localSeparator } from '@/shared/csv/saveCsv';
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

  return (
    <ScopeDialog
      title="export"
      submitText="save file"
      onWalked={(walked) => `${exportJobs(walked.jobs, separator)}: ${walkedText(walked)}`}
      onClose={onClose}
    >
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
