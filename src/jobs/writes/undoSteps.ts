import { createSelector } from '@reduxjs/toolkit';
import { allJobsOf, type WithAllJobs } from '@/jobs/allJobsState';
import type { JobDraft } from '@/jobs/model/job';
import { effectOf, isOpen, type Write } from './writes';

/** One write, or those of a batch, which are taken back together. */
export type Step = Write[];

/** What an update has changed: as it was set, and as it was before. */
export function reversed({ fields, before }: Pick<Write, 'fields' | 'before'>) {
  const names = (Object.keys(fields) as (keyof JobDraft)[]).filter(
    (name) => fields[name] !== before?.[name],
  );
  const pick = (from: Partial<JobDraft> | undefined): Partial<JobDraft> =>
    Object.fromEntries(names.map((name) => [name, from?.[name]]));
  return { set: pick(fields), unset: pick(before) };
}

/** What can be taken back, and what can be done again, each with the newest at its end. */
export const selectUndoSteps = createSelector(
  (state: WithAllJobs) => allJobsOf(state).writes,
  (writes) => {
    let undo: Step[] = [];
    let redo: Step[] = [];
    for (const step of stepsOf(Object.values(writes))) {
      const takenBack = new Set(step.flatMap(({ undoes }) => undoes ?? []));
      const isOther = (one: Step) => !one.some(({ id }) => takenBack.has(id));
      const isUndo = !undo.every(isOther);
      if (takenBack.size === 0) redo = [];
      undo = undo.filter(isOther);
      redo = redo.filter(isOther);
      (isUndo ? redo : undo).push(step);
    }
    const isUndoable = (step: Step) => step.some(({ isUndoSkipped }) => !isUndoSkipped);
    return { undo: undo.filter(isUndoable), redo: redo.filter(isUndoable) };
  },
);

/** Tells of the id of a write whether it is taken back, and not done again since. */
export const selectIsTakenBack = createSelector(
  (state: WithAllJobs) => allJobsOf(state).writes,
  (writes) => {
    const reverses = new Map(
      Object.values(writes).flatMap(({ id, undoes, state }) =>
        undoes !== undefined && state === 'done' ? [[undoes, id] as const] : [],
      ),
    );
    return function isTakenBack(id: string): boolean {
      const reverse = reverses.get(id);
      return reverse !== undefined && !isTakenBack(reverse);
    };
  },
);

function stepsOf(writes: readonly Write[]): Step[] {
  const steps = new Map<string, Step>();
  for (const write of writes) {
    const { id, batch, state, undoes } = write;
    const effect = effectOf(write);
    const isBack = undoes !== undefined;
    // What is open is the last step, and what is being taken back is not taken back once more.
    const isStep = state === 'done' || isOpen(write);
    const hasChanged = effect !== 'changes' || Object.keys(reversed(write).set).length > 0;
    // A single new application is deleted by its card.
    const isSingleNew = effect === 'adds' && batch === null && !isBack;
    if (!isStep || !hasChanged || isSingleNew) continue;
    const key = batch ?? id;
    steps.set(key, [...(steps.get(key) ?? []), write]);
  }
  return [...steps.values()];
}
