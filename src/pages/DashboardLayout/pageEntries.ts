import type { Entry } from '@/features/palette/entries';
import { paths } from '@/shared/config/paths';

type PageName = Exclude<keyof typeof paths, 'landing' | 'register'>;
type PageEntry = Omit<Entry, 'id' | 'run'> & { path: string };

const BY_NAME: Record<PageName, PageEntry> = {
  stats: { name: 'stats', path: paths.stats, keys: ['g', 's'] },
  allJobs: { name: 'all jobs', path: paths.allJobs, keys: ['g', 'a'] },
  addJob: { name: 'add job', path: paths.addJob, keys: ['n'] },
  profile: { name: 'profile', path: paths.profile, keys: ['g', 'p'] },
  import: { name: 'import', path: paths.import },
  posting: { name: 'from a posting', path: paths.posting, note: 'bookmarklet' },
};

/** The pages of users, with the keys that lead there. */
export const PAGES = Object.values(BY_NAME);
