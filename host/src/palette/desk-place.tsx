import { lazy, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useShortcut, useTexts } from 'shared-ui';
import { isKeyHeld, subscribeToHeldKeys, takeBoxKey } from './early-keys.ts';
import { openPalette, subscribeToOpened, wasOpened } from './palette-opened.ts';

const loadDesk = async () => ({ default: (await import(/* webpackChunkName: "desk" */ './desk.tsx')).Desk });
const Desk = lazy(loadDesk);

/** How long the first screen has the line for itself, in milliseconds. */
const settling = 1500;

/** Whether the page has settled and the browser has nothing else to do. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let idle: number | undefined;
    const timer = setTimeout(() => {
      // What cannot be fetched now is fetched when it is asked for.
      const load = () =>
        void loadDesk().then(
          // Somebody may be at work by now: what they press comes first.
          () => startTransition(() => setIdle(true)),
          () => {},
        );
      idle = requestIdleCallback(load);
    }, settling);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, []);
  return isIdle;
}

/** The place of the box and of the keys: nothing but the one key until it or another is pressed, or the page is idle. */
export function DeskPlace() {
  const { t } = useTexts('host');
  const isUsed = useSyncExternalStore(subscribeToOpened, wasOpened);
  const isIdle = useIsIdle();
  const isWanted = useSyncExternalStore(subscribeToHeldKeys, isKeyHeld);
  useShortcut({ keys: 'mod+k', name: t('findAnything'), run: openPalette });
  useEffect(() => {
    if (takeBoxKey()) openPalette();
  }, []);
  if (!isIdle && !isUsed && !isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Desk />
    </Suspense>
  );
}
