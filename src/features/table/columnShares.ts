import { createSelector } from '@reduxjs/toolkit';
import { allJobsOf } from '@/jobs/allJobsState';
import { selectFoundIds } from '@/jobs/reads/found';
import type { Job } from '@/jobs/model/job';
import { COLUMNS, type Column } from './tableColumns';

/** Wide texts of the columns that no user types. */
const WIDEST: Record<string, string> = { date: 'May 22nd, 2026', waiting: '365 days' };
/** Longer texts are cut: those of fields that are chosen, and those that are typed. */
const MOST = { chosen: 14, typed: 40 };
/** What else a cell takes, its badge too, in zeros. */
const SIDES: Record<string, number> = { status: 5 };
const USUAL_SIDES = 2;

/** The width of a text in zeros, near enough in any font. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0.25);
}

function widthOfLetter(letter: string): number {
  if (/[\u2e80-\u{10ffff}]/u.test(letter)) return 1.9;
  if (/[ijlftrI.,:;'’|!()[\] -]/.test(letter)) return 0.55;
  if (/[mwMW@%]/.test(letter)) return 1.5;
  if (/\p{Lu}/u.test(letter)) return 1.2;
  return /\d/.test(letter) ? 1 : 0.95;
}

/** The widest of some texts: one that has a fifth fewer letters than the longest is not. */
function widest(texts: readonly string[], most: number): number {
  const longest = texts.reduce((length, text) => Math.max(length, text.length), 0);
  if (longest > 2 * most) return most;
  const widths = texts.flatMap((text) => (text.length < longest * 0.8 ? [] : [widthOf(text)]));
  return Math.min(Math.max(...widths, 0), most);
}

/** As the style sheet shows what no user types. */
function capitalize(text: string): string {
  return text.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function needOf({ name, field, options }: Column, jobs: readonly Job[]): number {
  // With the arrow of its order.
  const heading = widthOf(capitalize(`${name} ↓`));
  const texts = field ? jobs.map((job) => job[field]) : [WIDEST[name] ?? ''];
  const need = options ? widest(texts.map(capitalize), MOST.chosen) : widest(texts, MOST.typed);
  return Math.max(heading, need);
}

/**
 * Of each column the width that its texts need, and with its sides its share of a room that is larger or smaller than
 * all need, so that none is cut beside one that is half empty. The style sheet makes tracks of them.
 */
export function columnShares(jobs: readonly Job[]): Record<`--${string}`, string> {
  const shares = COLUMNS.flatMap((column) => {
    const name = column.field ?? column.name;
    const need = needOf(column, jobs);
    const share = need + (SIDES[column.name] ?? USUAL_SIDES);
    return [
      [`--${name}`, `${need.toFixed(2)}ch`],
      [`--${name}-share`, `${share.toFixed(2)}fr`],
    ];
  });
  return Object.fromEntries(shares) as Record<`--${string}`, string>;
}

export const selectColumnShares = createSelector(
  selectFoundIds,
  (state: Parameters<typeof allJobsOf>[0]) => allJobsOf(state).jobs.entities,
  (ids, entities) => columnShares(ids.flatMap((id) => entities[id] ?? [])),
);
