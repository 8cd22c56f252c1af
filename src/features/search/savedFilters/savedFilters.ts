import type { NamedView } from '@/jobs/presets';
import { readJson, writeEntry } from '@/shared/lib/storage';
import { viewsKey } from '@/shared/lib/userKey';
import { cleanAddress } from './addresses';
import { trimText } from '@/shared/lib/trimText';

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

/** Keeps these views; false when the browser does not. */
export function writeViews(owner: string, views: readonly NamedView[]): boolean {
  const entry = views.length === 0 ? null : JSON.stringify(views);
  return writeEntry('localStorage', viewsKey(owner), entry);
}

/** What is wrong with a name beside these views, as a sentence; null when nothing is. */
export function problemOf(name: string, others: readonly NamedView[]): string | null {
  if (name.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, '') === '') return 'Please name the view.';
  if (Array.from(name).length > LONGEST_NAME)
    return `A name has at most ${LONGEST_NAME} characters.`;
  const isTaken = others.some((other) => fold(other.name) === fold(name));
  return isTaken ? 'Another view has this name.' : null;
}

function fold(name: string): string {
  return name.toLowerCase();
}
