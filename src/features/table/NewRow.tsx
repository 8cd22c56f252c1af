import { useRef, useState, type KeyboardEvent } from 'react';
import { selectMayBeRecorded, selectTable } from '@/jobs/allJobsSlice';
import type { JobDraft } from '@/jobs/api/contract';
import { findCard } from '@/jobs/cards/cardElements';
import { FIELDS } from '@/jobs/jobColumns';
import { write } from '@/jobs/runWrites';
import { NEW_JOB, PLACEHOLDERS } from '@/shared/config/options';
import { notifyError, notifySuccess } from '@/shared/lib/notify';
import { findEmptyFields } from '@/shared/lib/requiredFields';
import { toLine } from '@/shared/lib/toLine';
import { useAppStore } from '@/shared/store/withTypes';
import { Foot } from './JobsTable.styles';
import { NEW_ROW } from './newRowId';

type Props = { defaultLocation: string };

const TYPED = FIELDS.slice(0, 3);
const MAY_BE_THERE =
  'This application may have been recorded already. Press Enter to record it again.';

/** The blank last row: what is typed into it is recorded by Enter. */
export function NewRow({ defaultLocation }: Props) {
  const store = useAppStore();
  const fieldRefs = useRef<Record<string, HTMLInputElement | null>>({});
  const jobLocation = defaultLocation === PLACEHOLDERS.location ? '' : defaultLocation;
  const blank: JobDraft = { position: '', company: '', jobLocation, ...NEW_JOB };
  const [typed, setTyped] = useState<Partial<JobDraft>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const values = { ...blank, ...typed };

  const record = async () => {
    const draft: JobDraft = {
      ...values,
      ...Object.fromEntries(TYPED.map(({ field }) => [field, toLine(values[field])])),
    };
    const [empty] = Object.keys(findEmptyFields(['position', 'company', 'jobLocation'], draft));
    if (isBusy) return;
    if (empty !== undefined) {
      setProblem('Please fill out all fields');
      fieldRefs.current[empty]?.focus();
      return;
    }
    if (problem !== MAY_BE_THERE && selectMayBeRecorded(store.getState(), draft)) {
      setProblem(MAY_BE_THERE);
      return;
    }
    setIsBusy(true);
    setProblem(null);
    const ended = await write(store, { kind: 'create', jobId: null, fields: draft });
    setIsBusy(false);
    if (ended === null) return;
    if (ended.state !== 'done') {
      setProblem(ended.reason);
      return;
    }
    notifySuccess('Job Created');
    if (ended.reason !== null) notifyError(ended.reason);
    setTyped({});
    fieldRefs.current.position?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped({});
    if (event.key === 'ArrowUp') findCard(selectTable(store.getState()).rows.at(-1) ?? '')?.focus();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void record();
  };

  return (
    <Foot role="rowgroup">
      <tr role="row" aria-label="new application" aria-busy={isBusy}>
        {TYPED.map(({ field, heading }) => (
          <td key={field} role="gridcell" className={heading}>
            <input
              ref={(input) => {
                fieldRefs.current[field] = input;
              }}
              id={field === 'position' ? NEW_ROW : undefined}
              name={field}
              aria-label={`${heading} of a new application`}
              placeholder={field === 'position' ? '+ new application' : heading}
              autoComplete="off"
              value={values[field]}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
              onKeyDown={handleKeyDown}
            />
          </td>
        ))}
        <td role="gridcell" className="note">
          {problem !== null && <span role="alert">{problem}</span>}
          {problem === null && <span>{isBusy ? 'saving' : 'Enter records it'}</span>}
        </td>
      </tr>
    </Foot>
  );
}
