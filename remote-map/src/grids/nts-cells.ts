import { type Bounds, ntsLocationAt, provincesAt } from 'shared-contracts/land-survey';
import { mostCells, type SurveyCell } from './survey-cell.ts';

/** How fine the National Topographic System is drawn, the coarsest first; blocks and units are British Columbia's. */
type NtsLevel = 'area' | 'sheet' | 'block' | 'unit' | 'quarter';

/** What is drawn at a zoom of the map. */
export function ntsLevelAt(zoom: number): NtsLevel {
  if (zoom < 8) return 'area';
  if (zoom < 10) return 'sheet';
  if (zoom < 13) return 'block';
  return zoom < 15 ? 'unit' : 'quarter';
}

/** Degrees of longitude and latitude. */
const sizes: Readonly<Record<NtsLevel, readonly [width: number, height: number]>> = {
  area: [2, 1],
  sheet: [0.5, 0.25],
  block: [0.125, 1 / 12],
  unit: [0.0125, 1 / 120],
  quarter: [0.00625, 1 / 240],
};

/** Where the system reaches, and Canada with it (degrees). */
const reach: Bounds = { west: -141, south: 48, east: -88, north: 68 };

const isBritishColumbian = (longitude: number, latitude: number): boolean =>
  provincesAt(longitude, latitude).includes('BC');

function labelOf(longitude: number, latitude: number, level: NtsLevel): string | undefined {
  const place = ntsLocationAt(longitude, latitude);
  if (!place) return undefined;
  const { series, area, sheet, block, unit, quarter } = place;
  const at = String(series).padStart(3, '0');
  if (level === 'area') return `${at}-${area}`;
  if (level === 'sheet') return `${at}-${area}-${String(sheet).padStart(2, '0')}`;
  if (level === 'block') return `${block}/${at}-${area}-${String(sheet).padStart(2, '0')}`;
  return level === 'unit' ? String(unit) : `${quarter}-${unit}`;
}

/** The pieces of the National Topographic System in an area, at the given level. */
export function ntsCells(bounds: Bounds, level: NtsLevel): readonly SurveyCell[] {
  const [width, height] = sizes[level];
  const isOfProvince = level === 'block' || level === 'unit' || level === 'quarter';
  const west = Math.max(bounds.west, reach.west);
  const south = Math.max(bounds.south, reach.south);
  const east = Math.min(bounds.east, reach.east);
  const north = Math.min(bounds.north, reach.north);
  const [fromX, toX] = [Math.floor(west / width), Math.ceil(east / width)];
  const [fromY, toY] = [Math.floor(south / height + 1e-9), Math.ceil(north / height)];
  const cells: SurveyCell[] = [];
  for (let row = fromY; row < toY; row += 1) {
    for (let column = fromX; column < toX; column += 1) {
      const [x, y] = [(column + 0.5) * width, (row + 0.5) * height];
      if (isOfProvince && !isBritishColumbian(x, y)) continue;
      const label = labelOf(x, y, level);
      if (label === undefined) continue;
      const around = {
        west: x - width / 2,
        east: x + width / 2,
        south: y - height / 2,
        north: y + height / 2,
      };
      cells.push({ bounds: around, label, isMajor: level === 'area' });
      if (cells.length > mostCells) return cells;
    }
  }
  return cells;
}
