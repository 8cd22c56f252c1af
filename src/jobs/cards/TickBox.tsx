import type { ChangeEvent } from 'react';
import { selectIsTicked } from '@/jobs/allJobsSlice';
import { jobName } from '@/jobs/jobName';
import type { Job } from '@/jobs/api/contract';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { toggleTick } from './toggleTick';

/** Ticks a job while several are selected; with Shift all of them from the one ticked last. */
export function TickBox({ job }: { job: Job }) {
  const { _id: id } = job;
  const store = useAppStore();
  const isTicked = useAppSelector((state) => selectIsTicked(state, id));

  const handleChange = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    toggleTick(store, id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  };

  return (
    <label className="tick">
      <input
        type="checkbox"
        data-tick
        aria-label={`select ${jobName(job)}`}
        checked={isTicked}
        onChange={handleChange}
      />
    </label>
  );
}
