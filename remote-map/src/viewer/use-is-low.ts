import { useSyncExternalStore } from 'react';

const low = () => window.matchMedia('screen and (max-height: 499px)');

const follow = (tell: () => void) => {
  const query = low();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether the window is low, as a phone held sideways: what lies over the map would cover most of it. */
export const useIsLow = (): boolean => useSyncExternalStore(follow, () => low().matches);
