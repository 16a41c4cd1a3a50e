/** A chosen feature: its layer, its id there, and details that the map already has. */
export interface PickedFeature {
  readonly layer: string;
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What is chosen, by layer and id. */
export type Picked = ReadonlyMap<string, PickedFeature>;

/** By which a chosen feature is known among those of all layers. */
export const keyOfPicked = ({ layer, id }: Pick<PickedFeature, 'layer' | 'id'>): string => `${layer} ${id}`;

/**
 * The selection after features were picked: only these, or with Ctrl the previous ones plus those that were not
 * selected yet.
 */
export function picking(before: Picked, features: readonly PickedFeature[], adds: boolean): Picked {
  const found = new Map(features.map((feature) => [keyOfPicked(feature), feature]));
  if (!adds) return found;
  const next = new Map(before);
  const areAllThere = [...found.keys()].every((key) => before.has(key));
  for (const [key, feature] of found) {
    if (areAllThere) next.delete(key);
    else next.set(key, feature);
  }
  return next;
}

/** The ids that are chosen of a layer. */
export const idsIn = (picked: Picked, layer: string): ReadonlySet<string> =>
  new Set([...picked.values()].flatMap((one) => (one.layer === layer ? [one.id] : [])));

/** The selection with the ids of one layer replaced; details of features that stay are kept. */
export function withIds(before: Picked, layer: string, ids: ReadonlySet<string>): Picked {
  const others = [...before].filter(([, one]) => one.layer !== layer);
  const own = [...ids].map((id) => {
    const key = keyOfPicked({ layer, id });
    return [key, before.get(key) ?? { layer, id, values: {} }] as const;
  });
  return new Map([...others, ...own]);
}
