import { countText } from '@/jobs/model/countText';
import { notifyError, notifySuccess, type Detail } from '@/shared/notify/notify';
import { effectOf, isDatedAnew, isGone, isMove, type Write } from './writes';

/** Says in one toast what has become of how many; nothing once the session is over. */
export function notifyOfBatch(verb: string, writes: readonly Write[], undo?: Detail): void {
  if (writes.length === 0) return;
  const count = (isCounted: (write: Write) => boolean) => writes.filter(isCounted).length;
  const inState = (state: Write['state']) => count((write) => write.state === state);
  const isUnchanged = (write: Write) =>
    effectOf(write) === 'changes' && write.state === 'done' && !isMove(write);
  const [unchanged, gone] = [count(isUnchanged), count(isGone)];
  const [refused, unknown] = [inState('refused') - gone, inState('unknown')];
  const others = Object.entries({
    unchanged,
    refused,
    'no longer there': gone,
    'not sure': unknown,
    'not sent': inState('cancelled'),
  }).filter(([, some]) => some > 0);
  const done = inState('done') - unchanged;
  const outcomes = others.map(([outcome, some]) => `${some} ${outcome}`).join(', ');
  const dated = count(isDatedAnew);
  const days = dated > 0 ? `, ${dated === done ? '' : `${dated} `}dated today` : '';
  const text =
    others.length === 0
      ? `${countText(done)} ${verb}${days}.`
      : `${done} of ${countText(writes.length)} ${verb}${days}, ${outcomes}.`;
  (refused + unknown + gone === 0 ? notifySuccess : notifyError)(text, undefined, undo);
}
