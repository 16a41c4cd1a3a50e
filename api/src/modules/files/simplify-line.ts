import type { RoutePosition } from 'shared-contracts/projects';

type Line = readonly RoutePosition[];

/** Square of the distance of a position from the line between two others, in degrees. */
function offWay([x, y]: RoutePosition, [fromX, fromY]: RoutePosition, [toX, toY]: RoutePosition): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX ** 2 + alongY ** 2;
  const part = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length;
  const at = Math.min(1, Math.max(0, part));
  return (x - fromX - at * alongX) ** 2 + (y - fromY - at * alongY) ** 2;
}

/**
 * The line without positions that are closer to it than the tolerance in degrees (Douglas and Peucker, 1973); its ends
 * are kept.
 */
export function simplified(line: Line, tolerance: number): Line {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    const [first, last] = [line[from], line[to]];
    let [farthest, distance] = [0, tolerance ** 2];
    for (let place = from + 1; place < to && first && last; place += 1) {
      const position = line[place];
      const off = position ? offWay(position, first, last) : 0;
      if (off > distance) [farthest, distance] = [place, off];
    }
    if (farthest === 0) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, place) => kept.has(place));
}

/** Half a metre, in degrees: smaller details are invisible on a map of a route. */
const finest = 0.000005;

const sizeOf = (lines: readonly Line[]): number => lines.reduce((sum, { length }) => sum + length, 0);

/**
 * Lines with at most the given number of positions together: simplified as little as necessary, and if that is not
 * enough, only the longest of them.
 */
export function simplifiedTo(lines: readonly Line[], most: number): readonly Line[] {
  let found = lines;
  for (let tolerance = finest; sizeOf(found) > most && tolerance < 1; tolerance *= 2)
    found = lines.map((line) => simplified(line, tolerance));
  if (sizeOf(found) <= most) return found;
  // There are so many lines that even their ends are too many.
  return found
    .toSorted((one, other) => other.length - one.length)
    .slice(0, Math.floor(most / 2))
    .map((line) => simplified(line, 360));
}
