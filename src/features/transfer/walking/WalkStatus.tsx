import { Progress } from '@/shared/ui/Progress';
import { PauseNote } from './PauseNote';
import type { WalkState } from './useWalk';

type Props = { state: WalkState };

/** How far a walk has come, and what it waits for. */
export function WalkStatus({ state: { progress, pause } }: Props) {
  const { done, total, isSecondWalk } = progress;
  const label = isSecondWalk ? 'The list has changed, reading it once more' : 'Reading your list';
  return (
    <div>
      <Progress label={label} done={done} total={total} />
      <PauseNote pause={pause} />
    </div>
  );
}
