/** Answers of the API for the states a screen can be in. */

type Job = {
  _id: string;
  position: string;
  company: string;
  jobLocation: string;
  jobType: string;
  jobStatus: string;
  createdAt: string;
};

export const ADA = {
  name: 'Ada',
  email: 'ada@example.com',
  lastName: 'Lovelace',
  location: 'London',
};

const TYPES = ['full-time', 'remote', 'part-time', 'internship'];
const STATUSES = ['pending', 'interview', 'declined'];

export const TEN_JOBS = Array.from({ length: 10 }, (_, index) =>
  job(index, {
    position: `Analyst ${index + 1}`,
    jobType: TYPES[index % TYPES.length] ?? '',
    jobStatus: STATUSES[index % STATUSES.length] ?? '',
  }),
);

const UNBROKEN = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Texts nobody designs for: unbroken, empty, right-to-left, emoji, markup, unknown to the app. */
export const TEN_HOSTILE_JOBS = [
  ['Principal Distinguished Engineer for Distributed Payment Infrastructure', UNBROKEN, UNBROKEN],
  ['👩‍👩‍👧‍👦🚀'.repeat(30), '🦄 Einhörner', '🏝️'.repeat(30)],
  ['مهندس برمجيات أول في فريق البنية التحتية والمدفوعات', 'شركة الأمل', 'القاهرة، مصر'],
  ['W'.repeat(300), 'i'.repeat(300), 'M'.repeat(200)],
  ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '&amp;'],
  ['', '', ''],
  ['   ', '\n', '\t'],
  ['ソフトウェアエンジニア（決済基盤・信頼性向上チーム）', '株式会社', '東京都千代田区丸の内'],
  ['Z̸̢̛͔̗̣͍̮̭̤͖̯̝̥̓̾̈́̅͋̎̍̀͋̓̕̕algo', 'a\u202Eb', '\u0000'],
  ['Analyst', 'Engines Ltd', 'London'],
].map(([position = '', company = '', jobLocation = ''], index) =>
  job(index, {
    position,
    company,
    jobLocation,
    jobType: index % 2 === 0 ? 'remote' : 'a-contract-of-a-kind-we-have-never-heard-of',
    jobStatus: index % 2 === 0 ? 'interview' : 'ghosted-without-a-word-for-ever-and-ever',
    createdAt: index === 5 ? 'soon' : '2024-01-01T10:00:00.000Z',
  }),
);

export const LONG_NAMED = {
  name: `${UNBROKEN} the Third`,
  email: `${'a'.repeat(60)}@example.com`,
  lastName: UNBROKEN,
  location: UNBROKEN,
};

const MONTHS = ['Jun 2026', 'Jul 2026', 'Aug 2026', 'Sep 2026', 'Oct 2026', 'Nov 2026'];

export const STATS = {
  defaultStats: { pending: 41, interview: 20, declined: 14 },
  monthlyApplications: MONTHS.map((date, index) => ({ date, count: 3 + ((index * 7) % 11) })),
};

export const NO_STATS = {
  defaultStats: { pending: 0, interview: 0, declined: 0 },
  monthlyApplications: [],
};

export const HUGE_STATS = {
  defaultStats: { pending: 99_999, interview: 123_456_789, declined: Number.MAX_SAFE_INTEGER },
  monthlyApplications: Array.from({ length: 120 }, (_, index) => ({
    date: `November ${2000 + index}`,
    count: index * 1_234_567,
  })),
};

/** An answer of the list. */
export function listOf(jobs: Job[], totalJobs = jobs.length, numOfPages = 1) {
  return { jobs, totalJobs, numOfPages };
}

function job(index: number, fields: Partial<Job>): Job {
  return {
    _id: `job-${index}`,
    position: 'Analyst',
    company: 'Engines Ltd',
    jobLocation: 'London',
    jobType: 'full-time',
    jobStatus: 'pending',
    createdAt: '2026-11-01T10:00:00.000Z',
    ...fields,
  };
}
