import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ignoreHeldEnter } from '@/shared/keys/ignoreHeldEnter';

let end: (() => void) | undefined;
beforeEach(() => {
  document.body.innerHTML = '<button>one</button><textarea></textarea>';
  end = ignoreHeldEnter();
});
afterEach(() => {
  end?.();
  document.body.innerHTML = '';
});

/** Whether a key acts on the first element that the selector finds. */
function acts(selector: string, init: KeyboardEventInit = {}): boolean {
  const element = document.querySelector(selector);
  return element !== null && fireEvent.keyDown(element, { key: 'Enter', ...init });
}

it('lets a held Enter act once', () => {
  expect(acts('button')).toBe(true);
  expect(acts('button', { repeat: true })).toBe(false);
  expect(acts('button')).toBe(true);
});

it('leaves other keys, lines of a text and what is being composed alone', () => {
  expect(acts('button', { key: 'ArrowDown', repeat: true })).toBe(true);
  expect(acts('textarea', { repeat: true })).toBe(true);
  expect(acts('button', { repeat: true, isComposing: true })).toBe(true);
});
