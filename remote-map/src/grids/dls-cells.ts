import {
  type Bounds,
  boundsOf,
  type DlsLocation,
  dlsBounds,
  mostRanges,
  provincesAt,
  type Quarter,
} from 'shared-contracts/land-survey';
import { meets, mostCells, type SurveyCell } from './survey-cell.ts';

/** How fine the Dominion Land Survey is drawn, the coarsest first. */
type DlsLevel = 'township' | 'section' | 'quarter' | 'lsd';

/** The level of the survey to draw at a zoom; none if townships would be too small to see. */
export function dlsLevelAt(zoom: number): DlsLevel | undefined {
  if (zoom < 8) return undefined;
  if (zoom < 11) return 'township';
  if (zoom < 13) return 'section';
  return zoom < 14 ? 'quarter' : 'lsd';
}

const townships = 126;
const meridians = [1, 2, 3, 4, 5, 6, 7] as const;
const quarters: readonly Quarter[] = ['SE', 'SW', 'NE', 'NW'];

type Township = Pick<DlsLocation, 'meridian' | 'range' | 'township'>;

const sectionOf = (place: Township, section: number): DlsLocation => ({ system: 'DLS', ...place, section });

/** West of the sixth meridian, only the Peace River Block of British Columbia was surveyed (degrees). */
const peaceRiverBlock: Bounds = { west: -122.2, south: 55.1, east: -120, north: 57.2 };

/** Whether the area was surveyed: the prairies, and the block next to them. */
function isSurveyed({ west, south, east, north }: Bounds): boolean {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  const provinces = provincesAt(longitude, latitude);
  return (
    provinces.some((province) => province !== 'BC') ||
    (provinces.length > 0 && meets({ west, south, east, north }, peaceRiverBlock))
  );
}

/** A township with its road allowances: to where the next one, and the next range, begins. */
function townshipBounds(place: Township): Bounds {
  const { south, east } = dlsBounds(sectionOf(place, 1));
  const { north } = dlsBounds(sectionOf(place, 36));
  const next = dlsBounds(sectionOf({ ...place, range: place.range + 1 }, 1));
  return { south, east, north, west: next.east };
}

const southEdges = Array.from(
  { length: townships + 1 },
  (_, place) => dlsBounds({ system: 'DLS', meridian: 4, range: 1, township: place + 1, section: 1 }).south,
);

/** The townships that bounds meet. */
function townshipsIn(bounds: Bounds): readonly (readonly [Township, Bounds])[] {
  const found: (readonly [Township, Bounds])[] = [];
  for (let township = 1; township <= townships; township += 1) {
    if ((southEdges[township] ?? 90) < bounds.south || (southEdges[township - 1] ?? 90) > bounds.north)
      continue;
    for (const meridian of meridians) {
      const first = townshipBounds({ meridian, range: 1, township });
      const width = first.east - first.west;
      // The ranges of a township all have the same width, so the visible ones are computed without checking the others.
      const from = Math.max(1, Math.floor((first.east - bounds.east) / width) + 1);
      const to = Math.min(mostRanges(meridian, township), Math.ceil((first.east - bounds.west) / width));
      for (let range = from; range <= to; range += 1) {
        const place = { meridian, range, township };
        const edges = townshipBounds(place);
        if (meets(edges, bounds) && isSurveyed(edges)) found.push([place, edges]);
      }
    }
  }
  return found;
}

const townshipLabel = ({ meridian, range, township }: Township): string =>
  `${township}-${range}-W${meridian}M`;

function partsOf(section: DlsLocation, level: DlsLevel): readonly (readonly [DlsLocation, string])[] {
  if (level === 'quarter')
    return quarters.map((quarter) => [{ ...section, quarter }, `${quarter} ${section.section}`]);
  if (level === 'lsd')
    return Array.from(
      { length: 16 },
      (_, place) => [{ ...section, lsd: place + 1 }, String(place + 1)] as const,
    );
  return [[section, String(section.section)]];
}

/** The theoretical pieces of the Dominion Land Survey in an area, at the given level. */
export function dlsCells(bounds: Bounds, level: DlsLevel): readonly SurveyCell[] {
  const cells: SurveyCell[] = [];
  for (const [place, edges] of townshipsIn(bounds)) {
    cells.push({ bounds: edges, label: townshipLabel(place), isMajor: true });
    if (level === 'township') continue;
    for (let number = 1; number <= 36; number += 1) {
      const section = sectionOf(place, number);
      if (!meets(boundsOf(section), bounds)) continue;
      for (const [part, label] of partsOf(section, level)) {
        const around = boundsOf(part);
        if (meets(around, bounds)) cells.push({ bounds: around, label, isMajor: false });
      }
    }
    if (cells.length > mostCells) break;
  }
  return cells;
}
