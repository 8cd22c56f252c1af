import { useEffect, useState } from 'react';
import type { NamedView } from '@/jobs/address/presets';
import { readJson, writeEntry } from '@/shared/storage/storage';
import { viewsKey } from '@/shared/storage/userKey';
import { cleanAddress } from './addresses';
import { trimText } from '@/shared/text/trimText';

export const MOST_VIEWS = 20;
const LONGEST_NAME = 40;

/** The views that this user has saved in this browser; what cannot be read of them is left out. */
export function readViews(owner: string): NamedView[] {
  const stored = readJson('localStorage', viewsKey(owner));
  const views: NamedView[] = [];
  for (const view of Array.isArray(stored) ? (stored as unknown[]) : []) {
    const { name, address } = Object(view) as Record<string, unknown>;
    if (views.length === MOST_VIEWS) break;
    if (typeof name !== 'string' || typeof address !== 'string') continue;
    const trimmed = trimText(name);
    if (problemOf(trimmed, views) !== null) continue;
    views.push({ name: trimmed, address: cleanAddress(address) });
  }
  return views;
}

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
    const isWritten = writeEntry('localStorage', viewsKey(owner), JSON.stringify(changed));
    const kept = readViews(owner);
    setViews(kept);
    return isWritten && kept.length === changed.length;
  };

  return { views, change };
}

/** What is wrong with a name beside these views, as a sentence; null when nothing is. */
export function problemOf(name: string, others: readonly NamedView[]): string | null {
  if (name.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, '') === '') return 'Please name the view.';
  if (Array.from(name).length > LONGEST_NAME)
    return `A name has at most ${LONGEST_NAME} characters.`;
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? 'Another view has this name.' : null;
}
