import type OlMap from 'ol/Map.js';
import { useCallback, useMemo } from 'react';
import type { LandPlace, LandWithin } from 'shared-contracts/map';
import { landKey } from '../layers/layer-def.ts';
import { idsIn, type Picked, type PickedFeature } from '../layers/picked-feature.ts';
import { landIn } from '../selection/chosen-land.ts';
import { useAlong } from './use-along.ts';
import { useAlongLayer } from './use-along-layer.ts';

interface AlongLandOptions {
  readonly map: OlMap;
  readonly projectId: string | undefined;
  readonly route: unknown;
  readonly picked: Picked;
  /** Counts what the page wrote. */
  readonly changes: number;
  readonly pick: (features: readonly PickedFeature[], adds: boolean) => void;
}

/** Land that was found along the route, drawn, and the land that is chosen, with how it was found. */
export function useAlongLand({ map, projectId, route, picked, changes, pick }: AlongLandOptions) {
  const along = useAlong(projectId, route, changes);
  const found = along.state.status === 'ready' ? along.state.found : undefined;
  const chosenLand = useMemo(() => idsIn(picked, landKey), [picked]);
  useAlongLayer(map, found, route, chosenLand);
  const metresOf = useMemo(
    () => new Map((found?.parcels ?? []).map(({ id, metres }) => [id, metres])),
    [found],
  );
  const land = useMemo(() => landIn(picked.values(), metresOf), [picked, metresOf]);
  const isAllFound = found !== undefined && land.every(({ id }) => metresOf.has(id));
  const within: LandWithin | undefined = isAllFound
    ? { metres: found.metres, rule: found.rule?.code ?? null }
    : undefined;
  const choose = useCallback(
    (places: readonly LandPlace[], adds: boolean) =>
      pick(
        places.map(({ id, land: label }) => ({ layer: landKey, id, values: { label, land: label } })),
        adds,
      ),
    [pick],
  );
  return { along, chosenLand, land, within, choose };
}
