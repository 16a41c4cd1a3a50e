import { areasOf, landOfParts, type Outline, readOutline } from 'shared-contracts/land';
import { polygonOf } from 'shared-contracts/land-survey';
import { type RoutePosition, readRoute } from 'shared-contracts/projects';
import type { FormRow } from 'shared-ui/form';
import { linesOf } from '../details/route-size.ts';

type Ring = readonly RoutePosition[];

/** The theoretical outline of each part that lies in a survey. */
export const theoreticalRings = (parts: readonly FormRow[]): readonly Ring[] =>
  landOfParts(
    parts.map(({ legalDescription, isInWords }) => ({
      legalDescription: typeof legalDescription === 'string' ? legalDescription : '',
      isInWords: isInWords === true,
    })),
  ).map(polygonOf);

/** The rings of a surveyed outline; none where there is none. */
export function surveyedRings(value: unknown): readonly Ring[] {
  if (!value) return [];
  const outline = readOutline(value);
  return 'type' in outline ? areasOf(outline).flat() : [];
}

const isClosed = (ring: Ring): boolean => {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
};

/** The outline that shapes of a file make: their areas, or their lines where every one of them closes; undefined where they make none. */
export function outlineOfShapes(value: unknown): Outline | undefined {
  const route = readRoute(value);
  if (typeof route === 'string') return undefined;
  const lines = linesOf(route);
  const isLines = route.type === 'LineString' || route.type === 'MultiLineString';
  const closed = isLines && lines.length > 0 && lines.every(isClosed);
  const [only, ...more] = lines;
  const shape = !closed
    ? route
    : more.length === 0
      ? { type: 'Polygon', coordinates: [only] }
      : { type: 'MultiPolygon', coordinates: lines.map((ring) => [ring]) };
  const outline = readOutline(shape);
  return 'type' in outline ? outline : undefined;
}
