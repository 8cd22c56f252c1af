import { describe, expect, it, vi } from 'vitest';
import { isCommandKey } from '@/shared/keys/useCommandKey';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

function press(target: HTMLElement, init: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { key: 'k', bubbles: true, ...init });
  document.body.append(target);
  target.dispatchEvent(event);
  target.remove();
  return isCommandKey(event, 'k');
}
const [ctrl, cmd] = [{ ctrlKey: true }, { metaKey: true }];

describe('a letter with a command key', () => {
  it('is one with Ctrl, in fields too', () => {
    const field = document.createElement('input');
    expect([press(field, ctrl), press(document.createElement('p'), ctrl)]).toEqual([true, true]);
  });

  it('is one with Cmd on a Mac, where Ctrl edits the text of a field', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(MAC);
    const field = document.createElement('input');
    expect([press(field, ctrl), press(field, cmd)]).toEqual([false, true]);
    expect(press(document.createElement('p'), ctrl)).toBe(true);
  });
});
