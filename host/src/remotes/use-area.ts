import { useSyncExternalStore } from 'react';
import type { AreaName } from 'shared-contracts';
import { useServices } from '../shell/services.tsx';
import type { AreaLoad } from './area-store.ts';

/** How far an area is; asking starts its load. */
export function useArea(name: AreaName): AreaLoad {
  const { areas } = useServices();
  return useSyncExternalStore(areas.subscribe, () => areas.get(name));
}
