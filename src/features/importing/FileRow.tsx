import { memo, useLayoutEffect, useRef, type Dispatch } from 'react';
import { jobName } from '@/jobs/jobName';
import { focusAround } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/Button';
import { CheckBox } from '@/shared/ui/CheckBox';
import type { ImportEvent } from './importState';
import type { PlannedRow } from './plan';
import { VERDICTS } from './verdicts';

type Props = {
  row: PlannedRow;
  isChecked: boolean;
  isEdited: boolean;
  dispatch: Dispatch<ImportEvent>;
  onEdit: (number: number | null) => void;
};

/** A row of the file. It renders again only when something of its own changes. */
export const FileRow = memo(function FileRow({
  row,
  isChecked,
  isEdited,
  dispatch,
  onEdit,
}: Props) {
  const { number, draft, verdict, reason } = row;
  const { jobLocation, jobType, jobStatus } = draft;
  const name = jobName(draft);
  const facts = [jobLocation, jobType, jobStatus].filter((fact) => fact !== '').join(' · ');
  const rowRef = useRef<HTMLDivElement>(null);

  // A corrected row may leave the rows that are shown, with what has the focus.
  useLayoutEffect(() => {
    const shown = rowRef.current;
    return () => {
      if (shown?.contains(document.activeElement)) focusAround(shown);
    };
  }, []);

  return (
    <div ref={rowRef} className="row">
      <CheckBox
        isChecked={isChecked}
        isDisabled={verdict === 'impossible'}
        onChange={() => dispatch({ type: 'rowsTicked', numbers: [number], isTicked: !isChecked })}
      >
        <span className="texts">
          <span title={name} dir="auto">
            {name}
          </span>
          <span className="fact" title={facts} dir="auto">
            {facts}
          </span>
          <span className="verdict fact">
            row {number}: {VERDICTS[verdict]}
            {reason !== '' && `, ${reason}`}
          </span>
        </span>
      </CheckBox>
      <Button
        variant="secondary"
        isSmall
        aria-expanded={isEdited}
        aria-label={`correct row ${number}`}
        onClick={() => onEdit(isEdited ? null : number)}
      >
        correct
      </Button>
    </div>
  );
});
