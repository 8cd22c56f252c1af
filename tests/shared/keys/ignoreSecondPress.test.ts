import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ignoreSecondPress } from '@/shared/keys/ignoreSecondPress';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<p role="menu"><button id="item"><b>declined</b></button></p><a id="behind">edit</a>';
  ({ end } = ignoreSecondPress());
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** Whether a click acts, which is this one of so many at the same point. */
function acts(selector: string, detail: number, type: 'click' | 'dblClick' = 'click'): boolean {
  const element = document.querySelector(selector);
  return element !== null && fireEvent[type](element, { detail });
}
const closeMenu = () => document.querySelector('[role="menu"]')?.remove();

it('ignores the second click of a double one on what stood behind the control that it was meant for', () => {
  expect(acts('#item b', 1)).toBe(true);
  closeMenu();
  expect(acts('#behind', 2)).toBe(false);
  expect(acts('#behind', 2, 'dblClick')).toBe(false);

  expect(acts('#behind', 1)).toBe(true);
});

it('leaves a quick press alone on what has moved to the place of what a press of the page has removed', () => {
  expect(acts('#behind', 1)).toBe(true);
  document.querySelector('#behind')?.remove();
  expect(acts('#item', 2)).toBe(true);
});

it('leaves a double click on what stays alone', () => {
  expect(acts('#item', 1)).toBe(true);
  document.querySelector('#item b')?.remove();
  expect(acts('#item', 2)).toBe(true);
  expect(acts('#item', 2, 'dblClick')).toBe(true);
});
