import { countText } from '@/jobs/model/countText';
import { jobName } from '@/jobs/model/jobName';
import type { PlannedRow, PresentJobs } from './plan';

/** So many rows are named, the others counted. */
const NAMED = 3;

/** Why what is ticked may be there twice; empty where it cannot. */
export function riskOf(
  ticked: readonly PlannedRow[],
  { byId, incompleteTotal }: PresentJobs,
): string {
  const doubles = ticked.filter(({ verdict }) => verdict === 'existing' || verdict === 'repeated');
  const first = doubles.slice(0, NAMED).map(({ number, draft }) => {
    return `row ${number} (${jobName(draft)})`;
  });
  const others = doubles.length > NAMED ? [`${doubles.length - NAMED} more`] : [];
  const sentences = [
    incompleteTotal !== null &&
      `${byId.size} of ${countText(incompleteTotal)} could be read; rows may be there already.`,
    doubles.length > 0 &&
      `Ticked, but in your list already or repeated in the file: ${[...first, ...others].join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
