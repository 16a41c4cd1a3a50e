import type { ChosenLand } from 'shared-contracts/map';
import { landKey } from '../layers/layer-def.ts';
import type { PickedFeature } from '../layers/picked-feature.ts';

/** The land of the selection without duplicates: chosen parcels, and the land of chosen records. */
export function landIn(
  picked: Iterable<PickedFeature>,
  metresOf: ReadonlyMap<string, number>,
): readonly ChosenLand[] {
  const found = new Map<string, ChosenLand>();
  for (const { layer, id, values } of picked) {
    const land = layer === landKey ? (values['label'] ?? values['land']) : values['land'];
    const parcel = layer === landKey ? id : values['parcel'];
    if (parcel === undefined || land === undefined || found.has(parcel)) continue;
    const metres = metresOf.get(parcel);
    found.set(parcel, { id: parcel, land, ...(metres === undefined ? {} : { metres }) });
  }
  return [...found.values()];
}
