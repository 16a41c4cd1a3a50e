import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart, PartPlace, useShortcut, useTexts } from 'shared-ui';
import { settling, whenIdle } from '../page/when-idle.ts';
import { isKeyHeld, subscribeToHeldKeys, takeBoxKey } from './early-keys.ts';
import {
  closePalette,
  getOpened,
  openPalette,
  openPaletteWith,
  subscribeToOpened,
  wasOpened,
} from './palette-opened.ts';

const loadDesk = async () => (await import(/* webpackChunkName: "desk" */ './desk.tsx')).Desk;
const Desk = lazyPart(loadDesk);

/** Whether the page has settled and the browser has nothing else to do. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // If it cannot be fetched now, it is fetched on first use.
    const load = () =>
      void loadDesk().then(
        // The person may already be working, so their input has priority.
        () => startTransition(() => setIdle(true)),
        () => {},
      );
    return whenIdle(load, settling);
  }, []);
  return isIdle;
}

/** Rendered in place of a box that could not be fetched: closes it, and fetches it again when it is opened again. */
function AgainWhenOpened({ again }: { again: () => void }) {
  useEffect(() => {
    closePalette();
    return subscribeToOpened(() => {
      if (getOpened() !== undefined) again();
    });
  }, [again]);
  return null;
}

/**
 * Mounts the search box and the keys once one of them is used or the page is idle. Until then only Ctrl+K is
 * registered.
 */
export function DeskPlace() {
  const { t } = useTexts('host');
  const isUsed = useSyncExternalStore(subscribeToOpened, wasOpened);
  const isIdle = useIsIdle();
  const isWanted = useSyncExternalStore(subscribeToHeldKeys, isKeyHeld);
  useShortcut({ keys: 'mod+k', name: t('findAnything'), run: openPalette });
  useEffect(() => {
    const typed = takeBoxKey();
    if (typed !== undefined) openPaletteWith(typed);
  }, []);
  if (!isIdle && !isUsed && !isWanted) return null;
  return (
    <PartPlace standing={(again) => again && <AgainWhenOpened again={again} />}>
      <Desk />
    </PartPlace>
  );
}
