import { isSilent, toApiError } from '@/shared/api/apiError';
import { notifyError } from './notify';

/** Shows what a thunk was rejected with as an error toast, unless nobody has to be told. */
export function notifyFailure(thrown: unknown): void {
  const error = toApiError(thrown);
  if (!isSilent(error)) notifyError(error.message);
}
