import { useCallback } from 'react';
import { FiPlus } from 'react-icons/fi';
import styled from 'styled-components';
import { useListAddress } from '@/features/allJobs/address/useListAddress';
import { selectQuery, selectTotalJobs } from '@/features/allJobs/jobs/allJobsSlice';
import { SearchForm } from '@/features/allJobs/search/SearchForm';
import { JobViews } from '@/features/allJobs/views/JobViews';
import { jobPickedForEditing } from '@/features/job/jobSlice';
import { TransferButtons } from '@/features/transfer/TransferButtons';
import { selectUser } from '@/features/user/userSlice';
import type { Job } from '@/shared/api/contract';
import { draftOf } from '@/shared/api/jobDraft';
import { paths } from '@/shared/config/paths';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { PageHeading } from '@/shared/ui/PageHeading';

export function AllJobsPage() {
  const dispatch = useAppDispatch();
  const handleEdit = useCallback(
    (job: Job) => {
      dispatch(jobPickedForEditing({ editJobId: job._id, job: draftOf(job) }));
    },
    [dispatch],
  );

  return (
    <>
      <ListAddress />
      <PageHeading title="all jobs" isVisuallyHidden="fromDesktop" />
      <SearchForm />
      <JobViews onEdit={handleEdit} actions={<ListTransfer />} />
      <Thumb>
        <ButtonLink to={paths.addJob}>
          <FiPlus aria-hidden />
          add job
        </ButtonLink>
      </Thumb>
    </>
  );
}

/** On its own, so that a new address alone renders nothing of the page. */
function ListAddress() {
  useListAddress();
  return null;
}

function ListTransfer() {
  const selection = useAppSelector(selectQuery);
  const count = useAppSelector(selectTotalJobs);
  const user = useAppSelector(selectUser);
  const userName = `${user?.name ?? ''} ${user?.lastName ?? ''}`.trim();
  return <TransferButtons filtered={{ selection, count }} userName={userName} />;
}

/** On a phone the link of the sidebar is two presses away: this one lies near the thumb. */
const Thumb = styled.div`
  display: none;

  ${media.phone} {
    position: sticky;
    z-index: ${theme.layer.raised};
    bottom: calc(${theme.space(4)} + var(--banner-room, 0px) + env(safe-area-inset-bottom));
    display: grid;
    justify-content: end;
    margin-top: ${theme.space(4)};
    pointer-events: none;

    > * {
      box-shadow: ${theme.shadow.float};
      pointer-events: auto;
    }

    /* What else floats at the foot of the page stands above it. */
    :root:has(&) {
      --foot-room: ${theme.space(14)};
    }
  }
`;
