import { dataKey } from '../layers/layer-def.ts';
import type { Picked } from '../layers/picked-feature.ts';

/** The records that can have a sheet each. */
export const seriesLayers = ['Agreements', 'Requests', 'Stakeholders', 'Parcels'] as const;

export type SeriesLayer = (typeof seriesLayers)[number];

/** The chosen records that can have a sheet each, by kind; the land of chosen records counts as land. */
export function idsFor(picked: Picked, layer: SeriesLayer): readonly string[] {
  const ids = [...picked.values()].flatMap((one) => {
    if (one.layer === dataKey(layer)) return [one.id];
    const parcel = layer === 'Parcels' ? one.values['parcel'] : undefined;
    return parcel === undefined ? [] : [parcel];
  });
  return [...new Set(ids)];
}
