import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from '@/jobs/cards/keepFocus';

let end: () => void;
const byId = (id: string) => document.getElementById(id);
const pressEnter = (id: string) => fireEvent.keyDown(byId(id) ?? document, { key: 'Enter' });
const whatHasFocus = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <section id="section" tabindex="-1">
        <button id="alone"></button>
        <ul>
          <li id="one"><a id="title1" href="#1"></a></li>
          <li id="two" data-job="2"><h3><a id="title2" href="#2"></a></h3><button id="delete2"></button></li>
          <li id="three"><a id="title3" href="#3"></a><button id="delete3"></button></li>
        </ul>
      </section>
    </main>
    <button id="outside"></button>`.replaceAll(/>\s+</g, '><');
  end = keepFocus();
});

afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it.each([
  ['to the entry below the one that is gone', 'delete2', ['two'], 'title3'],
  ['to the entry above where the last one is gone', 'delete3', ['three'], 'title2'],
  ['to the first control of an entry that stays', 'delete2', ['delete2'], 'title2'],
  ['to the section around what is gone', 'alone', ['alone'], 'section'],
  ['further out where the section is gone after it', 'delete2', ['two', 'section'], 'main'],
  ['past neighbours that are gone as well', 'delete2', ['two', 'three', 'one'], 'section'],
])('moves the focus %s', async (_, focused, removed, next) => {
  byId(focused)?.focus();
  for (const id of removed) byId(id)?.remove();
  await Promise.resolve();
  expect(whatHasFocus()).toBe(next);
});

it('leaves a focus that has moved on, and that of whoever pressed elsewhere', async () => {
  byId('delete2')?.focus();
  byId('outside')?.focus();
  byId('two')?.remove();
  await Promise.resolve();
  expect(whatHasFocus()).toBe('outside');

  byId('delete3')?.focus();
  byId('delete3')?.blur();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  byId('three')?.remove();
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

it('leaves the focus with the field that keeps it while its options are pressed', async () => {
  byId('outside')?.focus();
  byId('delete2')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  byId('two')?.remove();
  await Promise.resolve();

  expect(whatHasFocus()).toBe('outside');
});

const MOMENTS = [
  ['at once', [], 0, false],
  ['after a while', [], 600, true],
  ['after another key', ['Tab'], 0, true],
] as const;

it.each(MOMENTS)('presses what has taken the focus, or not, %s', async (_, before, waitMs, is) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  byId('delete2')?.focus();
  byId('two')?.remove();
  await Promise.resolve();
  vi.advanceTimersByTime(waitMs);
  for (const key of before) fireEvent.keyDown(document.activeElement ?? document.body, { key });

  expect(pressEnter('title3')).toBe(is);
});

it.each(MOMENTS)('presses what a dialog has covered, or not, %s', (_, before, waitMs, is) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<input id="line">';
  document.body.append(dialog);
  dialog.open = true;
  expect(pressEnter('line')).toBe(true);
  expect(pressEnter('line')).toBe(true);
  dialog.open = false;
  vi.advanceTimersByTime(waitMs);
  for (const key of before) fireEvent.keyDown(document.body, { key });

  expect(pressEnter('title3')).toBe(is);
});
