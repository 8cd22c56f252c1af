import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readThemePreference } from '@/shared/storage/shownTheme';
import { applyThemePreference, connectTheme } from '@/shared/storage/themePreference';
import { palette } from '@/shared/styles/theme';
import { ThemeSwitch } from '@/shared/ui/ThemeSwitch';

const indexHtml = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
const metas = [...indexHtml.getElementsByTagName('meta')];

beforeEach(() => {
  document.head.append(...metas);
});

afterEach(() => {
  applyThemePreference('system');
  metas.forEach((meta) => meta.remove());
});

describe('the theme preference', () => {
  it.each(['light', 'dark'] as const)('shows and remembers %s', (preference) => {
    applyThemePreference(preference);

    expect(document.documentElement.dataset.theme).toBe(preference);
    expect(readThemePreference()).toBe(preference);
  });

  it('leaves nothing behind when it goes back to the system', () => {
    applyThemePreference('dark');
    applyThemePreference('system');

    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    expect(readThemePreference()).toBe('system');
  });

  it.each(['purple', '{', ''])('takes a stored %j as system', (stored) => {
    localStorage.setItem('theme', stored);

    expect(readThemePreference()).toBe('system');
  });

  it('holds for the visit when the storage throws', () => {
    breakStorage();
    applyThemePreference('dark');

    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(readThemePreference()).toBe('dark');
  });

  it('colours the browser like the page', () => {
    applyThemePreference('dark');
    expect(browserColors()).toEqual({ all: palette.page[1], 'not all': palette.page[0] });

    applyThemePreference('system');
    expect(browserColors()).toEqual({
      '(prefers-color-scheme: light)': palette.page[0],
      '(prefers-color-scheme: dark)': palette.page[1],
    });
  });
});

describe('ThemeSwitch', () => {
  it('follows a choice made in another tab', () => {
    connectTheme();
    render(<ThemeSwitch />);

    changeInOtherTab('dark');
    expect(screen.getByRole('radio', { name: 'dark' })).toBeChecked();

    changeInOtherTab(null);
    expect(screen.getByRole('radio', { name: 'system' })).toBeChecked();
  });
});

function browserColors() {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  return Object.fromEntries([...metas].map((meta) => [meta.media, meta.content]));
}

function breakStorage() {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
}

function changeInOtherTab(value: string | null) {
  if (value === null) localStorage.clear();
  else localStorage.setItem('theme', value);
  const key = value === null ? null : 'theme';
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}
