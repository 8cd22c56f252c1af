import { useEffect } from 'react';
import { selectLeftBy, selectOwner, selectSession } from '@/features/user/userSlice';
import { onAnswer } from '@/shared/api/answers';
import { outboxKey, outboxKeys, removeEntry } from '@/jobs/offline/outboxEntries';
import { loadCode } from '@/shared/loading/loadCode';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';

const PAUSE_MS = 30_000;

/**
 * Sends what waits in the user's outbox at any answer of the server, at the return of the window and every 30 s, and
 * removes it after a logout.
 */
export function useOutbox(): void {
  const store = useAppStore();
  const session = useAppSelector(selectSession);
  const owner = useAppSelector(selectOwner);

  useEffect(() => {
    if (owner === null) return undefined;
    const load = (name: 'sendOutbox' | 'showOutbox') => {
      loadCode(() => import('@/jobs/offline/outbox'))
        .then((outbox) => outbox[name](store, owner))
        .catch(() => undefined);
    };
    const send = () => {
      if (outboxKeys(owner).length > 0) load('sendOutbox');
    };
    const handleStorage = ({ key }: StorageEvent) => {
      if (key?.startsWith(outboxKey(owner))) load('showOutbox');
    };
    send();
    const timer = setInterval(send, PAUSE_MS);
    const end = new AbortController();
    const stopHearing = onAnswer(send);
    const handleReturn = () => {
      if (!document.hidden) send();
    };
    for (const event of ['online', 'focus']) window.addEventListener(event, send, end);
    document.addEventListener('visibilitychange', handleReturn, end);
    window.addEventListener('storage', handleStorage, end);
    return () => {
      clearInterval(timer);
      end.abort();
      stopHearing();
      const isOver = selectOwner(store.getState()) === null;
      if (!isOver || selectLeftBy(store.getState()) !== null) return;
      for (const key of outboxKeys(owner)) removeEntry(key);
    };
  }, [store, session, owner]);
}
