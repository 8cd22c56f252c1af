import { plain } from '@/shared/store/plain';
import type { Write } from './writes';

/** Whether a strip stands on the page where this was deleted. */
export function hasStrip({ slot, isDismissed }: Write): boolean {
  return typeof slot === 'number' && !isDismissed;
}

/** What has become of these is told no more. */
export function dismiss(writes: Record<string, Write>, isOver: (write: Write) => boolean): void {
  for (const write of Object.values(plain(writes)))
    if (isOver(write)) Object.assign(writes[write.id] ?? {}, { isDismissed: true });
}
