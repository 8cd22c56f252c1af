import type { ChangeEvent } from 'react';
import { selectIsTicked } from '@/jobs/allJobsSlice';
import { jobName } from '@/jobs/jobName';
import { jobTicked } from '@/jobs/selection';
import type { Job } from '@/jobs/api/contract';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { shownJobIds } from './shownJobIds';

/** Ticks a job while several are selected; with Shift all of them from the one ticked last. */
export function TickBox({ job }: { job: Job }) {
  const { _id: id } = job;
  const dispatch = useAppDispatch();
  const isTicked = useAppSelector((state) => selectIsTicked(state, id));

  const handleChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
    const order = isRange ? shownJobIds() : [];
    dispatch(jobTicked({ id, isTicked: currentTarget.checked, order }));
  };

  return (
    <label className="tick">
      <input
        type="checkbox"
        data-tick={id}
        aria-label={`select ${jobName(job)}`}
        checked={isTicked}
        onChange={handleChange}
      />
    </label>
  );
}
