import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  addShortcut,
  areSingleKeysOn,
  getShortcuts,
  type Shortcut,
  subscribeToShortcuts,
} from './shortcuts.ts';

/**
 * Lets keys do something while the component stands, listed on the sheet of keys (`?`).
 * Undefined where there is nothing to do now.
 */
export function useShortcut(shortcut: Shortcut | undefined): void {
  const { keys, name, inDialogs = false } = shortcut ?? {};
  const run = useEffectEvent(() => shortcut?.run());
  useEffect(() => {
    if (keys === undefined || name === undefined) return undefined;
    return addShortcut({ keys, name, inDialogs, run: () => run() });
  }, [keys, name, inDialogs]);
}

/** The shortcuts that work now, and whether those without Ctrl or Alt are switched on. */
export function useShortcuts(): {
  readonly shortcuts: readonly Shortcut[];
  readonly areSingleKeysOn: boolean;
} {
  const shortcuts = useSyncExternalStore(subscribeToShortcuts, getShortcuts);
  const isOn = useSyncExternalStore(subscribeToShortcuts, areSingleKeysOn);
  return { shortcuts, areSingleKeysOn: isOn };
}
