import { describe, expect, it } from 'vitest';
import { jobPath } from '@/jobs/api/jobsApi';

const BASE = 'https://jobtrail.example/api/v1';

describe('the path of a job', () => {
  it.each(['7', 'a/b?c#d', '...', '%2e%2e', '../users', '.\\', 'ä b'])(
    'keeps %j one step below /jobs',
    (id) => {
      const { pathname, search, hash } = new URL(BASE + jobPath(id));

      expect(decodeURIComponent(pathname.replace('/api/v1/jobs/', ''))).toBe(id);
      expect(pathname.split('/')).toHaveLength(5);
      expect(search + hash).toBe('');
    },
  );

  it.each(['.', '..', ''])('is refused for %j, which would lead elsewhere', (id) => {
    expect(() => jobPath(id)).toThrow('The server cannot find this job by its id.');
  });
});
