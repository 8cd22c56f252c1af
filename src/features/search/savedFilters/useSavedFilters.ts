import { useEffect, useState } from 'react';
import type { NamedView } from '@/jobs/presets';
import { viewsKey } from '@/shared/lib/userKey';
import { readViews, writeViews } from './savedFilters';

/** Changes the views that are there now and returns whether the browser keeps them. */
export type ChangeViews = (change: (views: NamedView[]) => NamedView[]) => boolean;

/** The saved views of this user, also as another tab changes them. */
export function useSavedFilters(owner: string): { views: NamedView[]; change: ChangeViews } {
  const [views, setViews] = useState(() => readViews(owner));

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === null || key === viewsKey(owner)) setViews(readViews(owner));
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [owner]);

  const change: ChangeViews = (changeViews) => {
    // Another tab may have written meanwhile.
    const changed = changeViews(readViews(owner));
    const isWritten = writeViews(owner, changed);
    const kept = readViews(owner);
    setViews(kept);
    return isWritten && kept.length === changed.length;
  };

  return { views, change };
}
