import type { RoutePosition } from 'shared-contracts/projects';
import * as v from 'valibot';

const position = v.pipe(
  v.array(v.number()),
  v.transform(([longitude = 0, latitude = 0]): RoutePosition => [longitude, latitude]),
);

const outlineSchema = v.variant('type', [
  v.object({ type: v.literal('Polygon'), coordinates: v.array(v.array(position)) }),
  v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(v.array(v.array(position))) }),
]);

/** The rings of an outline of land, longitude before latitude; none where it has no outline. */
export function ringsOf(outline: unknown): readonly (readonly RoutePosition[])[] {
  const read = v.safeParse(outlineSchema, outline);
  if (!read.success) return [];
  return read.output.type === 'Polygon' ? read.output.coordinates : read.output.coordinates.flat();
}

const routeSchema = v.variant('type', [
  v.object({ type: v.literal('LineString'), coordinates: v.array(position) }),
  v.object({ type: v.literal('MultiLineString'), coordinates: v.array(v.array(position)) }),
  v.object({ type: v.literal('Polygon'), coordinates: v.array(v.array(position)) }),
]);

/** The lines of a route, or the edges of a site; none where it has none. */
export function linesOf(route: unknown): readonly (readonly RoutePosition[])[] {
  const read = v.safeParse(routeSchema, route);
  if (!read.success) return [];
  return read.output.type === 'LineString' ? [read.output.coordinates] : read.output.coordinates;
}

/** Width and height of a sketch, and what stays free around its land, in the units of its picture. */
export const picture = { width: 224, height: 132, margin: 26 } as const;

/** Where land lies, and how it is drawn. */
export interface Sketch {
  /** Degrees. */
  readonly middle: { readonly longitude: number; readonly latitude: number };
  /** A position in the picture. */
  readonly at: (position: RoutePosition) => readonly [x: number, y: number];
}

/** Degrees that a sketch shows at least: about 1.5 km, so that a single lot has something around it. */
const least = 0.014;

/**
 * Fits land into a picture, north up. A degree of longitude has its length at the land's latitude, which is exact
 * enough for a few kilometres. Undefined without land.
 */
export function sketchOf(rings: readonly (readonly RoutePosition[])[]): Sketch | undefined {
  const all = rings.flat();
  if (all.length === 0) return undefined;
  const [longitudes, latitudes] = [all.map(([longitude]) => longitude), all.map(([, latitude]) => latitude)];
  const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [west, east] = span(longitudes);
  const [south, north] = span(latitudes);
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  const scale = Math.min(
    (picture.width - 2 * picture.margin) / Math.max((east - west) * narrowing, least),
    (picture.height - 2 * picture.margin) / Math.max(north - south, least),
  );
  return {
    middle,
    at: ([longitude, latitude]) => [
      picture.width / 2 + (longitude - middle.longitude) * narrowing * scale,
      picture.height / 2 - (latitude - middle.latitude) * scale,
    ],
  };
}

/** A path of an SVG through positions. */
export const pathOf = ({ at }: Sketch, line: readonly RoutePosition[]): string =>
  line
    .map((position, place) => `${place === 0 ? 'M' : 'L'}${at(position).map((value) => value.toFixed(1))}`)
    .join('');
