import { agree } from '@/shared/text/agree';

/** '1 application' or 'n applications'. */
export function countText(count: number): string {
  return `${count} ${agree(count, 'application', 'applications')}`;
}
