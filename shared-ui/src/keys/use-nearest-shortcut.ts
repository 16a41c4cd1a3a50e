import { useEffect, useEffectEvent } from 'react';
import { addShortcut, type Shortcut } from './shortcuts.ts';
import { useShortcuts } from './use-shortcut.ts';

/**
 * Binds keys for a part of the page, which goes before the page's own: the shortcut that came last has the keys, so it
 * comes again behind each other one of the same keys. Undefined while there is nothing to do.
 */
export function useNearestShortcut(shortcut: Pick<Shortcut, 'keys' | 'name' | 'run'> | undefined): void {
  const { keys, name } = shortcut ?? {};
  const { shortcuts } = useShortcuts();
  const other = shortcuts.findLast((one) => one.keys === keys && one.name !== name);
  const run = useEffectEvent(() => shortcut?.run());
  const add = useEffectEvent((_behind: Shortcut | undefined) =>
    shortcut ? addShortcut({ keys: shortcut.keys, name: shortcut.name, run: () => run() }) : undefined,
  );
  useEffect(() => (keys === undefined || name === undefined ? undefined : add(other)), [keys, name, other]);
}
