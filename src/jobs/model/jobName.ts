/** 'position, company', without missing parts. */
export function jobName(job: { position?: string; company?: string } | null | undefined): string {
  return [job?.position, job?.company].filter(Boolean).join(', ');
}
