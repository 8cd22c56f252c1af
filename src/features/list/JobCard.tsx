import { memo, useId } from 'react';
import { useCardMode } from '@/jobs/cards/CardMode';
import { JobFacts } from '@/jobs/cards/JobFacts';
import { JobName } from '@/jobs/cards/JobName';
import { SelectBox } from '@/jobs/cards/SelectBox';
import { StatusButton } from '@/jobs/cards/StatusButton';
import type { Job } from '@/jobs/model/job';
import { removeShown } from '@/jobs/actions/removeShown';
import { addressOf, editPath } from '@/shared/config/paths';
import { usePressCooldown } from '@/shared/keys/usePressCooldown';
import { useAppStore } from '@/shared/store/withTypes';
import { lookAttributes } from '@/shared/ui/Button.styles';
import { Initial } from './Initial';

type Props = {
  job: Job;
  isDeleting: boolean;
};

/** One application. It renders again only when its job has changed. */
export const JobCard = memo(function JobCard({ job, isDeleting }: Props) {
  const headingId = useId();
  const mode = useCardMode();
  const store = useAppStore();
  const look = lookAttributes({ variant: 'ghost', isSmall: true });

  const handleDelete = usePressCooldown({ isNew: false }, () => {
    void removeShown(store, job._id);
  });

  return (
    <article className="card" aria-labelledby={headingId}>
      {mode === 'selecting' ? <SelectBox job={job} /> : <Initial company={job.company} />}
      <JobName job={job} heading="h3" id={headingId} />
      <StatusButton job={job} />
      <JobFacts job={job} />
      <footer className="actions" inert={mode === 'selecting'}>
        {mode !== 'readOnly' && (
          <>
            <a
              className="action"
              href={addressOf(editPath(job))}
              {...look}
              aria-describedby={headingId}
            >
              Edit
            </a>
            <button
              type="button"
              className="action"
              {...look}
              aria-describedby={headingId}
              aria-disabled={isDeleting || undefined}
              onClick={handleDelete}
            >
              delete
            </button>
          </>
        )}
      </footer>
    </article>
  );
});
