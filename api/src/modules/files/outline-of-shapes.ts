import { type Outline, readOutline } from 'shared-contracts/land';
import { landLimits } from 'shared-contracts/limits';
import { gatheredShapes, type Line } from './gather-shapes.ts';
import { simplifiedTo } from './simplify-line.ts';

const longest = landLimits.outlinePoints;

/** Positions of the smallest area, with the first one repeated at the end. */
const smallest = 4;

/** A line that ends where it began, as drawings represent areas; undefined if it is not closed. */
function closed(line: Line): Line | undefined {
  const [first, last] = [line[0], line.at(-1)];
  return line.length >= smallest && first?.[0] === last?.[0] && first?.[1] === last?.[1] ? line : undefined;
}

/** The rings of an area with at most the given number of positions; holes are left out if there are too many. */
function fitting(areas: readonly Line[][]): readonly (readonly Line[])[] {
  if (areas.flat(2).length <= longest) return areas;
  const outer = areas.flatMap(([ring]) => (ring ? [ring] : []));
  return simplifiedTo(outer, longest).flatMap((ring) => {
    const whole = closed(ring);
    return whole ? [[whole]] : [];
  });
}

/**
 * The outline of land from shapes: their areas, otherwise their closed lines, simplified until a parcel can store it.
 * Undefined if there is none. An outline that crosses itself is returned as it is, so that the person is shown where.
 */
export function outlineOfShapes(value: unknown): unknown {
  const { lines, areas } = gatheredShapes(value);
  const rings = areas.length > 0 ? areas : lines.flatMap((line) => (closed(line) ? [[line]] : []));
  const [only, ...more] = fitting(rings);
  if (!only) return undefined;
  const made =
    more.length === 0
      ? { type: 'Polygon', coordinates: only }
      : { type: 'MultiPolygon', coordinates: [only, ...more] };
  const outline: Outline | { readonly text: string } = readOutline(made);
  return 'type' in outline || outline.text === 'outlineCrosses' ? made : undefined;
}
