import type { Position } from 'shared-contracts/land-survey';

/** A corridor that projects follow, given by towns along it. */
export interface Corridor {
  readonly name: string;
  readonly province: 'AB' | 'BC' | 'SK';
  readonly area: string;
  readonly points: readonly Position[];
}

/** Real corridors of western Canada, with the positions of their towns. */
export const corridors: readonly Corridor[] = [
  {
    name: 'Edson – Fort Saskatchewan',
    province: 'AB',
    area: 'Edson',
    points: [
      [-116.44, 53.58],
      [-115.68, 54.14],
      [-114.41, 53.9],
      [-113.21, 53.71],
    ],
  },
  {
    name: 'Grande Prairie – Fox Creek',
    province: 'AB',
    area: 'Grande Prairie',
    points: [
      [-118.79, 55.17],
      [-117.28, 55.07],
      [-116.81, 54.4],
    ],
  },
  {
    name: 'Kaybob',
    province: 'AB',
    area: 'Fox Creek',
    points: [
      [-117.4, 54.2],
      [-116.81, 54.4],
      [-116.3, 54.75],
    ],
  },
  {
    name: 'Wapiti',
    province: 'AB',
    area: 'Grande Prairie',
    points: [
      [-119.6, 54.75],
      [-118.95, 54.98],
      [-118.3, 55.3],
    ],
  },
  {
    name: 'Fort St. John – Chetwynd',
    province: 'BC',
    area: 'Montney',
    points: [
      [-120.85, 56.25],
      [-121.35, 56.0],
      [-121.63, 55.7],
    ],
  },
  {
    name: 'Beg – Jedney',
    province: 'BC',
    area: 'Montney',
    points: [
      [-122.3, 57.3],
      [-121.9, 56.95],
      [-121.4, 56.7],
    ],
  },
  {
    name: 'Lloydminster – Hardisty',
    province: 'AB',
    area: 'Hardisty',
    points: [
      [-110.02, 53.28],
      [-110.86, 53.0],
      [-111.3, 52.67],
    ],
  },
  {
    name: 'Provost – Consort',
    province: 'AB',
    area: 'Hardisty',
    points: [
      [-110.27, 52.35],
      [-110.77, 52.01],
      [-111.5, 51.9],
    ],
  },
  {
    name: 'Medicine Hat – Maple Creek',
    province: 'AB',
    area: 'Medicine Hat',
    points: [
      [-111.9, 50.2],
      [-110.68, 50.04],
      [-110.1, 49.95],
    ],
  },
  {
    name: 'Maple Creek – Swift Current',
    province: 'SK',
    area: 'Swift Current',
    points: [
      [-109.48, 49.91],
      [-108.6, 50.1],
      [-107.8, 50.28],
    ],
  },
  {
    name: 'Maidstone – Unity',
    province: 'SK',
    area: 'Lloydminster',
    points: [
      [-109.3, 53.09],
      [-109.05, 52.7],
      [-109.16, 52.44],
    ],
  },
  {
    name: 'Drayton Valley – Rocky Mountain House',
    province: 'AB',
    area: 'Edson',
    points: [
      [-114.98, 53.22],
      [-114.9, 52.8],
      [-114.92, 52.38],
    ],
  },
];

const distance = ([x1, y1]: Position, [x2, y2]: Position): number =>
  Math.hypot((x2 - x1) * Math.cos((y1 * Math.PI) / 180), y2 - y1);

/** The position at a share (0 to 1) of a corridor's length, shifted by a number of degrees. */
export function positionAlong({ points }: Corridor, share: number, [east, north]: Position): Position {
  const legs = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, length: distance(from, to) };
  });
  let left = share * legs.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of legs) {
    if (left <= length) {
      const part = left / length;
      return [from[0] + (to[0] - from[0]) * part + east, from[1] + (to[1] - from[1]) * part + north];
    }
    left -= length;
  }
  const [x, y] = points.at(-1) ?? [0, 0];
  return [x + east, y + north];
}
