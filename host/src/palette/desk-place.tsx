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
    // If it cannot be fetched now, it is fetched when it is needed.
    const load = () =>
      void loadDesk().then(
        // The person may be working already: their input comes first.
        () => startTransition(() => setIdle(true)),
        () => {},
      );
    return whenIdle(load, settling);
  }, []);
  return isIdle;
}

/** Shown if the box could not be fetched: it is closed, and fetched again when somebody opens it again. */
function AgainWhenOpened({ again }: { again: () => void }) {
  useEffect(() => {
    closePalette();
    return subscribeToOpened(() => {
      if (getOpened() !== undefined) again();
    });
  }, [again]);
  return null;
}

/** The place of the box and of the keys: nothing but the one key until it or another is pressed, or the page is idle. */
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
