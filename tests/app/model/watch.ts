import type { JobPage } from '@/shared/api/contract';
import type { Network } from './network';
import { markOf, PEOPLE } from './people';
import { shownToasts, shownUserName } from './screen';

const MOST_TOASTS = 3;

/**
 * Looks at the page whenever a browser could paint a change, and keeps what must never be seen,
 * not even for a moment. Returns how to read that and how to stop.
 */
export function watchPage(network: Network) {
  const complaints = new Set<string>();
  let isLookDue = false;

  const look = () => {
    isLookDue = false;
    for (const complaint of complaintsAbout(network)) complaints.add(complaint);
  };
  const observer = new MutationObserver(() => {
    if (!isLookDue) setImmediate(look);
    isLookDue = true;
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  const keepRejection = (reason: unknown) =>
    complaints.add(`unhandled rejection: ${String(reason)}`);
  process.on('unhandledRejection', keepRejection);

  return {
    complaints,
    stop: () => {
      observer.disconnect();
      process.off('unhandledRejection', keepRejection);
    },
  };
}

function complaintsAbout(network: Network): string[] {
  const text = shownText();
  const userName = shownUserName();
  const toasts = shownToasts();
  const strangers = PEOPLE.filter((who) => who !== userName && text.includes(markOf(who)));
  return [
    ...strangers.map((who) => `data of ${who} before the eyes of ${userName ?? 'nobody'}`),
    ...(toasts.length > MOST_TOASTS ? [`${toasts.length} toasts`] : []),
    ...(new Set(toasts).size < toasts.length ? [`the same toast twice: ${toasts.join(', ')}`] : []),
    ...(text.includes('No jobs to display...') && !isListEmpty(network)
      ? ["'No jobs to display...' although there are, or nobody knows"]
      : []),
  ];
}

/** The text of the page and of its fields. */
function shownText(): string {
  const values = [...document.querySelectorAll('input')].map(({ value }) => value);
  return [document.body.textContent, ...values].join('\n');
}

/** Whether the newest answer to a reading of the list says that nothing matches. */
function isListEmpty({ calls }: Network): boolean {
  const answer = calls.findLast(({ text }) => text.startsWith('GET /jobs?'))?.answer;
  return (
    answer?.kind === 'answered' && answer.status === 200 && (answer.body as JobPage).totalJobs === 0
  );
}
