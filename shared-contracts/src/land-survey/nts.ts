// The National Topographic System and its division in British Columbia: exact arithmetic.
import type { Bounds, NtsLocation, UnitQuarter } from './legal-description.ts';

/** Degrees of longitude and latitude that each level spans. */
const steps = {
  area: [2, 1],
  sheet: [0.5, 0.25],
  block: [0.125, 1 / 12],
  unit: [0.0125, 1 / 120],
  quarter: [0.00625, 1 / 240],
} as const;

const letter = (index: number): string => String.fromCharCode(65 + index);
const indexOf = (name: string): number => name.charCodeAt(0) - 65;

/**
 * The position of an index in a grid that is numbered from the south-east, with a change of direction in every row: row
 * from the south, column from the east.
 */
function place(index: number, wide: number): readonly [row: number, column: number] {
  const row = Math.floor(index / wide);
  const step = index % wide;
  return [row, row % 2 === 0 ? step : wide - 1 - step];
}

const indexAt = (row: number, column: number, wide: number): number =>
  row * wide + (row % 2 === 0 ? column : wide - 1 - column);

const quarterPlaces: Record<UnitQuarter, readonly [row: number, column: number]> = {
  a: [0, 0],
  b: [0, 1],
  c: [1, 1],
  d: [1, 0],
};

/** The bounds of a unit or of a quarter of one, in degrees. */
export function ntsBounds({ series, area, sheet, block, unit, quarter }: NtsLocation): Bounds {
  // Units are numbered from east to west in every row.
  const unitPlace = [Math.floor((unit - 1) / 10), (unit - 1) % 10] as const;
  const levels = [
    [place(indexOf(area), 4), steps.area],
    [place(sheet - 1, 4), steps.sheet],
    [place(indexOf(block), 4), steps.block],
    [unitPlace, steps.unit],
    ...(quarter ? [[quarterPlaces[quarter], steps.quarter] as const] : []),
  ] as const;
  let south = 40 + 4 * (series % 10);
  let east = -(48 + 8 * Math.floor(series / 10));
  for (const [[row, column], [width, height]] of levels) {
    south += row * height;
    east -= column * width;
  }
  const [width, height] = quarter ? steps.quarter : steps.unit;
  return { south, north: south + height, east, west: east - width };
}

/** The quarter unit at a position in degrees; undefined outside of the system's reach (40 to 68 degrees north). */
export function ntsLocationAt(longitude: number, latitude: number): NtsLocation | undefined {
  const column = Math.floor((-longitude - 48) / 8);
  const row = Math.floor((latitude - 40) / 4);
  if (column < 0 || column > 11 || row < 0 || row > 6) return undefined;
  let south = 40 + 4 * row;
  let east = -(48 + 8 * column);
  const into = ([width, height]: readonly [number, number], wide: number, high: number) => {
    const x = Math.min(Math.floor((east - longitude) / width), wide - 1);
    const y = Math.min(Math.floor((latitude - south) / height), high - 1);
    south += y * height;
    east -= x * width;
    return [y, x] as const;
  };
  const [areaRow, areaColumn] = into(steps.area, 4, 4);
  const [sheetRow, sheetColumn] = into(steps.sheet, 4, 4);
  const [blockRow, blockColumn] = into(steps.block, 4, 3);
  const [unitRow, unitColumn] = into(steps.unit, 10, 10);
  const [quarterRow, quarterColumn] = into(steps.quarter, 2, 2);
  return {
    system: 'NTS',
    series: column * 10 + row,
    area: letter(indexAt(areaRow, areaColumn, 4)),
    sheet: indexAt(sheetRow, sheetColumn, 4) + 1,
    block: letter(indexAt(blockRow, blockColumn, 4)),
    unit: unitRow * 10 + unitColumn + 1,
    quarter: quarterRow === 0 ? (quarterColumn === 0 ? 'a' : 'b') : quarterColumn === 0 ? 'd' : 'c',
  };
}
