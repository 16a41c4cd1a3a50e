import { useSyncExternalStore } from 'react';
import type { AreaName } from 'shared-contracts';
import type { AreaLoad } from '../remotes/area-store.ts';
import { useServices } from '../services/services.tsx';

/** How far an area is; asking starts its load. */
export function useArea(name: AreaName): AreaLoad {
  const { areas } = useServices();
  return useSyncExternalStore(areas.subscribe, () => areas.get(name));
}
