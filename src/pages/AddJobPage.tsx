import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { EditJobForm } from '@/features/jobForm/EditJobForm';
import { NewJobForm } from '@/features/jobForm/NewJobForm';
import { ownPlace } from '@/features/user/ownPlace';
import { selectUser } from '@/features/user/userSlice';
import { jobName } from '@/jobs/model/jobName';
import { GONE } from '@/jobs/writes/writeKinds';
import { pageName, paths } from '@/shared/config/paths';
import { userKey } from '@/shared/storage/userKey';
import { useAppSelector } from '@/shared/store/withTypes';
import { clampLines } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';
import { BreakableText } from '@/shared/ui/BreakableText';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PagePanel } from '@/shared/ui/PagePanel';
import { PageSpinner } from '@/shared/ui/PageSpinner';
import { useFormTarget, type FormTarget } from './useFormTarget';

/** The form of a new application, or of the one in the address; remounted for each. */
export function AddJobPage() {
  const target = useFormTarget();

  return <JobPanel key={target.kind === 'new' ? '' : target.id} target={target} />;
}

function JobPanel({ target }: { target: FormTarget }) {
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const isNew = target.kind === 'new' || target.kind === 'done';

  return (
    <PagePanel>
      <hgroup>
        {isNew ? (
          <PageHeading title={pageName('addJob')} />
        ) : (
          <PageHeading
            title="edit job"
            {...(target.kind === 'edit' && { documentTitle: `edit ${jobName(target.job)}` })}
          />
        )}
        {target.kind === 'edit' && (
          <WhichJob>
            <BreakableText text={jobName(target.job)} />
          </WhichJob>
        )}
      </hgroup>
      {isNew && (
        <NewJobForm
          defaultLocation={ownPlace(user)}
          owner={user ? userKey(user) : ''}
          closedId={target.kind === 'done' ? target.id : null}
        />
      )}
      {target.kind === 'edit' && (
        <EditJobForm
          jobId={target.id}
          job={target.job}
          onClose={() => {
            void navigate(paths.addJob, { replace: true, state: { closedId: target.id } });
          }}
        />
      )}
      {target.kind === 'searching' && <SearchedJob {...target} />}
    </PagePanel>
  );
}

/** The search for the job that an address names, and what to do where it is not found. */
function SearchedJob({ outcome, onRetry }: Extract<FormTarget, { kind: 'searching' }>) {
  if (outcome === null) return <PageSpinner />;
  if (outcome !== 'missing') return <ErrorState error={outcome} onRetry={onRetry} />;
  return (
    <EmptyState
      action={
        <>
          <ButtonLink to={paths.allJobs}>back to all jobs</ButtonLink>
          <ButtonLink to={paths.addJob} variant="secondary">
            {pageName('addJob')}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{GONE}</p>
    </EmptyState>
  );
}

const WhichJob = styled.p`
  ${clampLines(3)}
  color: ${theme.color.textMuted};
  hyphens: auto;
`;
