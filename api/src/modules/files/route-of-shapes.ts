import { projectLimits } from 'shared-contracts/limits';
import { type Route, type RoutePosition, readRoute } from 'shared-contracts/projects';
import { gatheredShapes, type Line } from './gather-shapes.ts';
import { simplifiedTo } from './simplify-line.ts';

const longest = projectLimits.routePoints;

function routeOfLines(lines: readonly Line[]): unknown {
  const [only, ...more] = lines;
  return more.length === 0
    ? { type: 'LineString', coordinates: only }
    : { type: 'MultiLineString', coordinates: lines };
}

/** Areas are kept whole while they fit; the others are replaced by their outlines, simplified. */
function routeOfAreas(areas: readonly Line[][]): unknown {
  const [only, ...more] = areas;
  if (areas.flat(2).length > longest) return routeOfLines(simplifiedTo(areas.flat(), longest));
  return more.length === 0
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: areas };
}

function routeOfPoints(points: readonly RoutePosition[]): unknown {
  const kept = points.slice(0, longest);
  return kept.length === 1
    ? { type: 'Point', coordinates: kept[0] }
    : { type: 'MultiPoint', coordinates: kept };
}

/**
 * The route from shapes: their lines, otherwise their areas, otherwise their points, simplified until a project can
 * store it. Undefined if there are none.
 */
export function routeOfShapes(value: unknown): Route | undefined {
  const { lines, areas, points } = gatheredShapes(value);
  const made =
    lines.length > 0
      ? routeOfLines(simplifiedTo(lines, longest))
      : areas.length > 0
        ? routeOfAreas(areas)
        : routeOfPoints(points);
  const route = readRoute(made);
  return typeof route === 'string' ? undefined : route;
}
