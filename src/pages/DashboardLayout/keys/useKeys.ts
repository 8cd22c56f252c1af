import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readKey } from '@/shared/lib/readKey';
import { findKeys, KEYS } from './keys';
import { areKeysOn } from './keysPreference';

const NOT_FOR_KEYS =
  'input:not([data-tick]), textarea, select, [contenteditable], dialog, [popover]';

/** Listens to single keys on every page of the dashboard. */
export function useKeys(showKeys: () => void) {
  const open = useNavigate();
  const { pathname: path } = useLocation();
  /** The keys pressed one after the other that something begins with. */
  const pressed = useRef<string[]>([]);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    pressed.current = isForOthers(event) ? [] : findKeys([...pressed.current, readKey(event)]);
    const entry = KEYS.find(({ keys }) => keys.join() === pressed.current.join());
    if (entry === undefined) return;
    event.preventDefault();
    entry.run({ path, open: (next, state) => void open(next, { state }), showKeys });
  });

  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('keydown', handleKeyDown, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

/** Whether a key means something else: to whoever types, or works a menu or a dialog. */
function isForOthers(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  if (isCommand || repeat || isComposing || defaultPrevented || !areKeysOn()) return true;
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.closest(NOT_FOR_KEYS) !== null;
}
