import { onTestFinished } from 'vitest';
import { JOB_FIELDS, type JobField } from '@/jobs/model/job';

/** For the rest of this test applications have a field that was not there in the version before. */
export function addOptionalField(): void {
  const fields = JOB_FIELDS as { -readonly [Key in keyof JobField]: unknown }[];
  fields.push({ name: 'added', heading: 'added', label: 'added', isRequired: false });
  onTestFinished(() => void fields.pop());
}
