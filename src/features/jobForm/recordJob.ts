import { nanoid } from '@reduxjs/toolkit';
import type { JobDraft } from '@/jobs/model/job';
import { jobName } from '@/jobs/model/jobName';
import { isSilent, toApiError } from '@/shared/api/apiError';
import { newJobPath } from '@/shared/config/paths';
import { notifyError, type Offer } from '@/shared/notify/notify';
import type { AppStore } from '@/shared/store/withTypes';
import { mayBeRecorded, saveJob, tellSaved } from './saveJob';

/**
 * Records a new application without its form, which it opens with what may have been recorded already. After a
 * failure a toast offers the form with these texts. Never rejects.
 */
export async function recordJob(
  store: AppStore,
  owner: string,
  draft: JobDraft,
  onOpen: (path: string) => unknown,
): Promise<void> {
  const { position, company, jobLocation } = draft;
  const path = newJobPath({ position, company, jobLocation });
  if (mayBeRecorded(store.getState(), draft)) {
    onOpen(path);
    return;
  }
  try {
    const sending = { jobId: null, typed: {}, writeId: nanoid() };
    const saved = await saveJob(store, owner, sending, draft);
    if (saved) tellSaved(saved, draft, onOpen);
  } catch (thrown) {
    const error = toApiError(thrown);
    const open: Offer = { label: 'open', name: jobName(draft), run: () => void onOpen(path) };
    if (!isSilent(error)) notifyError(error.message, 'record', { offers: [open] });
  }
}
