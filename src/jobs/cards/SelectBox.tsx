import { useState, type ChangeEvent } from 'react';
import { selectIsSelected } from '@/jobs/selection/selectionSelectors';
import { jobName } from '@/jobs/model/jobName';
import type { Job } from '@/jobs/model/job';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { findCard } from './cardElements';
import { toggleSelected } from '@/jobs/selection/toggleSelected';

type Props = {
  job: Job;
  /** Whether Tab leads to it. */
  isStop?: boolean;
};

/** Selects a job while several are selected; with Shift all of them from the one selected last. */
export function SelectBox({ job, isStop = true }: Props) {
  const { _id: id } = job;
  const store = useAppStore();
  const isSelected = useAppSelector((state) => selectIsSelected(state, id));
  // The title is no link while several are selected, and would lose the focus.
  const [hadFocus] = useState(() => isStop && findCard(id)?.contains(document.activeElement));

  const handleChange = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    toggleSelected(store, id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  };

  return (
    <label className="selectBox" data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        ref={hadFocus ? takeFocus : undefined}
        data-select
        tabIndex={isStop ? undefined : -1}
        aria-label={`select ${jobName(job)}`}
        checked={isSelected}
        onChange={handleChange}
      />
    </label>
  );
}

function takeFocus(box: HTMLInputElement | null) {
  box?.focus();
}
