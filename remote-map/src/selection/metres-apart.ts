import { toLonLat } from 'ol/proj.js';
import { metresPerDegree } from 'shared-contracts/land-survey';
import { cross, type FlatShape, liesIn, type Position } from './shapes-meet.ts';

/** Metres between a position and the line between two others. */
function fromLine([x = 0, y = 0]: Position, [ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const part = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const held = Math.min(1, Math.max(0, part));
  return Math.hypot(x - ax - held * (bx - ax), y - ay - held * (by - ay));
}

const legs = (part: readonly Position[]): readonly (readonly [Position, Position])[] =>
  part.length === 1
    ? part.map((only) => [only, only] as const)
    : part.slice(1).map((next, place) => [part[place] ?? next, next] as const);

const onto = (part: readonly Position[], line: readonly Position[]): number =>
  Math.min(...part.flatMap((position) => legs(line).map(([from, to]) => fromLine(position, from, to))));

function partsApart(one: readonly Position[], other: readonly Position[]): number {
  const crosses = legs(one).some(([a, b]) => legs(other).some(([c, d]) => cross(a, b, c, d)));
  return crosses ? 0 : Math.min(onto(one, other), onto(other, one));
}

const holds = (area: FlatShape, { parts }: FlatShape): boolean =>
  area.isArea &&
  area.parts.some((ring) => parts.some(([first]) => first !== undefined && liesIn(first, ring)));

/** A shape of the map's projection in metres on the ground around a latitude. */
function grounded({ parts, isArea }: FlatShape, latitude: number): FlatShape {
  const scale = metresPerDegree(latitude);
  return {
    isArea,
    parts: parts.map((part) =>
      part.map((position) => {
        const [x = 0, y = 0] = toLonLat([...position]);
        return [x * scale.x, y * scale.y];
      }),
    ),
  };
}

/** Distance on the ground in metres between two shapes in the map's projection; 0 if they intersect. */
export function metresApart(one: FlatShape, other: FlatShape): number {
  const start = one.parts[0]?.[0];
  if (!start) return Number.POSITIVE_INFINITY;
  const [, latitude = 0] = toLonLat([...start]);
  const [here, there] = [grounded(one, latitude), grounded(other, latitude)];
  if (holds(here, there) || holds(there, here)) return 0;
  return Math.min(...here.parts.flatMap((part) => there.parts.map((next) => partsApart(part, next))));
}
