import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  addShortcut,
  areSingleKeysOn,
  getShortcuts,
  type Shortcut,
  subscribeToShortcuts,
} from './shortcuts.ts';

/**
 * Binds keys to an action while the component is mounted, and lists them on the sheet of keys (`?`). Undefined while
 * there is nothing to do.
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
