import type { TileLayer } from 'shared-contracts/map';

/**
 * How a layer's features differ from those of other layers, independent of colour: the shape of a dot, and the edge.
 */
export interface FeatureMark {
  /** Corners of a dot around its middle, for a dot one pixel round; y grows upwards. */
  readonly corners: readonly (readonly [number, number])[];
  /** Pixels that an edge is drawn and left out in turn; an unbroken edge has none. */
  readonly dash?: readonly number[];
}

/** Corners at even angles, the first one at `from` full turns. */
const cornersOf = (count: number, radius: number, from = 0): FeatureMark['corners'] =>
  Array.from({ length: count }, (_, place) => (from + place / count) * 2 * Math.PI).map(
    (angle) => [Math.cos(angle) * radius, Math.sin(angle) * radius] as const,
  );

/** As round as one can see of so small a thing. */
const round = cornersOf(10, 1);
const square = cornersOf(4, 1.25, 1 / 8);
const triangle = cornersOf(3, 1.45, 1 / 4);
const diamond = cornersOf(4, 1.4);
const star = cornersOf(10, 1, 1 / 20).map(([x, y], place) => {
  const radius = place % 2 === 0 ? 1.5 : 0.7;
  return [x * radius, y * radius] as const;
});

/** Agreements are what most people look for: their edges are unbroken. */
export const plainMark: FeatureMark = { corners: round };

const marks: Readonly<Record<TileLayer, FeatureMark>> = {
  Agreements: plainMark,
  Parcels: plainMark,
  Projects: plainMark,
  Payments: plainMark,
  Requests: { corners: square, dash: [7, 3] },
  Stakeholders: { corners: triangle, dash: [2, 3] },
  Indigenous: { corners: diamond, dash: [10, 3, 2, 3] },
  Wells: { corners: star },
};

/** The mark of a layer of records. */
export const markOf = (layer: TileLayer): FeatureMark => marks[layer];
