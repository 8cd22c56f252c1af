import { nanoid } from '@reduxjs/toolkit';
import type { JobDraft } from '@/jobs/model/job';
import { isSilent, toApiError } from '@/shared/api/apiError';
import { notifyError } from '@/shared/notify/notify';
import type { AppStore } from '@/shared/store/withTypes';
import { mayBeRecorded, offerForm, saveJob, tellSaved } from './saveJob';

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
  const inForm = offerForm(draft, onOpen);
  if (mayBeRecorded(store.getState(), draft)) {
    inForm.run();
    return;
  }
  try {
    const sending = { jobId: null, typed: {}, writeId: nanoid() };
    const saved = await saveJob(store, owner, sending, draft);
    if (saved) tellSaved(saved, draft, onOpen);
  } catch (thrown) {
    const error = toApiError(thrown);
    if (!isSilent(error)) notifyError(error.message, 'record', { offers: [inForm] });
  }
}
