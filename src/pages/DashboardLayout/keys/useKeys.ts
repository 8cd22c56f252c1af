import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeEarlyKeys } from '@/shared/lib/earlyKeys';
import { importPart } from '@/shared/lib/importPart';
import { collectKey, deliverText, stopCollecting } from '@/shared/lib/typeAhead';
import { areKeysOn } from './keysPreference';

const NOT_FOR_KEYS =
  'input:not([data-tick]), textarea, select, [contenteditable], dialog, [popover]';

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
      // Without its code keys do nothing, and the next one tries again.
      load().catch(() => early.splice(0));
      // Or Firefox opens its own search, which what is typed next then goes to.
      return key === '/';
    };
    const load = async () => {
      const { createKeyHandler } = await importPart('keys', () => import('./keys'));
      if (early.length === 0) return;
      const run = createKeyHandler();
      take = (key) => collectKey(key) || run(key, reach());
      early.splice(0).forEach(take);
      deliverText();
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!take(event.defaultPrevented ? '' : findKey(event))) return;
      event.preventDefault();
      deliverText();
    };
    takeEarlyKeys().map(findKey).forEach(take);
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', stopCollecting);
    return () => {
      early.length = 0;
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', stopCollecting);
    };
  }, []);
}

/** The key, or '' for one that means something else: to whoever types, or works a menu or a dialog. */
function findKey(event: KeyboardEvent): string {
  const { key, target, ctrlKey, metaKey, altKey, repeat, isComposing } = event;
  const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  if (isCommand || repeat || isComposing) return '';
  if (!areKeysOn() || document.querySelector('dialog[open]') !== null) return '';
  if (!(target instanceof Element && target.closest(NOT_FOR_KEYS))) return key;
  stopCollecting();
  return '';
}
