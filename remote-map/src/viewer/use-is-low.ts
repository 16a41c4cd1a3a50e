import { useSyncExternalStore } from 'react';

const low = () => window.matchMedia('screen and (max-height: 499px)');

const follow = (onChange: () => void) => {
  const query = low();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is low, as a phone held sideways: what lies over the map would cover most of it. */
export const useIsLow = (): boolean => useSyncExternalStore(follow, () => low().matches);
