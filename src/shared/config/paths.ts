export const paths = {
  stats: '/',
  allJobs: '/all-jobs',
  addJob: '/add-job',
  profile: '/profile',
  landing: '/landing',
  register: '/register',
} as const;
