import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { importPart } from '@/shared/lib/importPart';
import { areKeysOn } from './keysPreference';

const NOT_FOR_KEYS = 'input, textarea, select, [contenteditable], dialog, [popover]';

/** Listens to single keys on every page of the dashboard. What they do is loaded with the first one. */
export function useKeys(showKeys: () => void) {
  const navigate = useNavigate();
  const { pathname: path } = useLocation();
  const reach = useEffectEvent(() => ({
    path,
    open: (next: string) => void navigate(next),
    showKeys,
  }));

  useEffect(() => {
    const early: string[] = [];
    let take = (key: string): boolean => {
      early.push(key);
      // Without its code a key does nothing, and the next one tries again.
      load().catch(() => undefined);
      // Or Firefox opens its own search, which what is typed next then goes to.
      return key === '/';
    };
    const load = async () => {
      const { createKeyHandler } = await importPart('keys', () => import('./keys'));
      if (early.length === 0) return;
      const run = createKeyHandler();
      take = (key) => run(key, reach());
      early.splice(0).forEach(take);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (take(isOurs(event) ? event.key : '')) event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      early.length = 0;
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, []);
}

/** Whoever types, or works a menu or a dialog, means something else. */
function isOurs(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return false;
  if (!areKeysOn() || document.querySelector('dialog[open]') !== null) return false;
  return !(target instanceof Element && target.closest(NOT_FOR_KEYS));
}
