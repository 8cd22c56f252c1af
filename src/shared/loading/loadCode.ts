import { apiError, ApiFailure } from '@/shared/api/apiError';

/** Code of the app could not be loaded: there is no server, or a new version has replaced the code. */
export class ChunkLoadError extends ApiFailure {
  constructor(name: string, cause: unknown) {
    const advice = 'Please check your connection and try again, or reload the page.';
    super(apiError('unreachable', `${name} could not be loaded. ${advice}`));
    this.name = 'ChunkLoadError';
    this.cause = cause;
  }
}

/** Loads code on first use; `name` begins the sentence if it is lost. Rejects with a ChunkLoadError. */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  name = 'A part of the app',
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    throw new ChunkLoadError(name, error);
  }
}
