import { boundsOf, type LegalDescription, piecesOf, readLand } from 'shared-contracts/land-survey';
import type { GivenFeature, Legend, MapBounds } from 'shared-contracts/map';

/** The land of a feature; empty where its description cannot be read. */
export const landsOf = ({ land }: GivenFeature): readonly LegalDescription[] =>
  piecesOf(readLand(land)).flatMap(({ lands }) => lands);

/** The bounds of features; undefined where none of them has land. */
export function boundsOfGiven(features: readonly GivenFeature[]): MapBounds | undefined {
  const all = features.flatMap(landsOf).map(boundsOf);
  return all.reduce<MapBounds | undefined>(
    (one, { west, south, east, north }) =>
      one
        ? [Math.min(one[0], west), Math.min(one[1], south), Math.max(one[2], east), Math.max(one[3], north)]
        : [west, south, east, north],
    undefined,
  );
}

/**
 * The legend of features, in the order in which they are drawn, topmost first; a feature on several parcels counts
 * once.
 */
export function givenLegend(features: readonly GivenFeature[]): Legend['entries'] {
  const known = new Map<string, { readonly color: string; readonly ids: Set<string> }>();
  for (const { id, status, color } of features) {
    const entry = known.get(status) ?? { color, ids: new Set() };
    entry.ids.add(id);
    known.set(status, entry);
  }
  return [...known].reverse().map(([status, { color, ids }]) => ({ status, color, count: ids.size }));
}
