import type { gatheredShapes } from '../../files/index.ts';

/** A record of a layer as it is exported: its attributes, and its shapes in longitude and latitude. */
export interface ExportFeature {
  readonly id: string;
  readonly name: string;
  readonly land: string;
  readonly status: string;
  readonly shapes: ReturnType<typeof gatheredShapes>;
}

/** The attributes of each feature, in this order, in every format. */
export const exportFields = ['id', 'name', 'land', 'status'] as const;

/** A position: longitude, latitude. */
export type Position = readonly [number, number];

/** Every position of a feature. */
const positionsIn = ({ shapes: { points, lines, areas } }: ExportFeature): readonly Position[] =>
  [...points, ...lines.flat(), ...areas.flat(2)].map(([x, y]): Position => [x, y]);

/** The centre of the features; undefined if they have no positions. */
export function middleOf(features: readonly ExportFeature[]): Position | undefined {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const feature of features) {
    for (const [x, y] of positionsIn(feature)) {
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
  }
  return west > east ? undefined : [(west + east) / 2, (south + north) / 2];
}
