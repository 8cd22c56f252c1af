import { useState } from 'react';
import { FIELD_HEADINGS, fieldCells, fileName } from '@/features/transfer/csv/jobColumns';
import { saveFile } from '@/features/transfer/csv/saveFile';
import { localSeparator, writeCsv } from '@/features/transfer/csv/writeCsv';
import {
  countText,
  SelectionDialog,
  type Filtered,
} from '@/features/transfer/walking/SelectionDialog';
import type { Walked } from '@/shared/tasks/walkJobs';
import { toDay } from '@/shared/lib/dates';
import { Choice } from '@/shared/ui/Choice';

type Props = { filtered: Filtered; onClose: () => void };

const SEPARATORS = [
  { value: ',', text: 'comma' },
  { value: ';', text: 'semicolon' },
] as const;

/** Saves applications as a CSV file. */
export function ExportDialog({ filtered, onClose }: Props) {
  const [separator, setSeparator] = useState(localSeparator);

  const handleWalked = async (walked: Walked, signal: AbortSignal) => {
    const rows = walked.jobs.map((job) => [...fieldCells(job), toDay(job.createdAt), job._id]);
    const name = fileName('jobtrail');
    const headings = [...FIELD_HEADINGS, 'created', 'id'];
    saveFile(name, await writeCsv([headings, ...rows], separator, signal));
    return `${name}: ${countText(walked)}`;
  };

  return (
    <SelectionDialog
      title="export"
      submitText="save file"
      filtered={filtered}
      onWalked={handleWalked}
      onClose={onClose}
    >
      <Choice
        legend="columns are separated by"
        options={SEPARATORS}
        value={separator}
        onChange={setSeparator}
      />
    </SelectionDialog>
  );
}
