import * as v from 'valibot';
import { countText } from '../i18n/count-text.ts';
import { landLimits } from '../limits/index.ts';
import { type RoutePosition, type RouteProblem, readRoute } from '../projects/route.ts';
import { optional } from '../validators/rules.ts';
import { firstCrossing } from './crossing.ts';
import { type LandText, landMessage } from './land-texts.ts';

/** A closed line of positions: the last one repeats the first. */
export type Ring = readonly RoutePosition[];

/** The outline of a parcel (RFC 7946): for each area, the outer ring and then its holes. */
export type Outline =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

const isRing = (value: unknown): value is Ring => Array.isArray(value) && Array.isArray(value[0]);

/** The areas of an outline, each as its rings. */
export const areasOf = ({ type, coordinates }: Outline): readonly (readonly Ring[])[] =>
  type === 'Polygon' ? [coordinates] : coordinates;

/** The reason why something is not a valid outline of land. */
export interface OutlineProblem {
  readonly text: LandText;
  readonly values: Readonly<Record<string, string | number>>;
}

const problems: Readonly<Record<RouteProblem, LandText>> = {
  notRoute: 'outlineKind',
  routeOffEarth: 'outlineOffEarth',
  routePoints: 'outlinePoints',
};

const places = 5;

const ringsOf = (coordinates: unknown): readonly Ring[] =>
  Array.isArray(coordinates) ? coordinates.filter(isRing) : [];

/** An outline in its stored form, or why it is not valid: no areas, too long, off the earth, or crossing itself. */
export function readOutline(value: unknown): Outline | OutlineProblem {
  const values = { n: countText(landLimits.outlinePoints) };
  const route = readRoute(value);
  if (typeof route === 'string') return { text: problems[route], values };
  const { type, coordinates } = route;
  if (type !== 'Polygon' && type !== 'MultiPolygon') return { text: 'outlineKind', values };
  const outline: Outline =
    type === 'Polygon'
      ? { type, coordinates: ringsOf(coordinates) }
      : { type, coordinates: Array.isArray(coordinates) ? coordinates.map(ringsOf) : [] };
  const crossing = firstCrossing(areasOf(outline).flat());
  if (!crossing) return outline;
  const [longitude, latitude] = crossing;
  return {
    text: 'outlineCrosses',
    values: { place: `${latitude.toFixed(places)}, ${longitude.toFixed(places)}` },
  };
}

/** The rule for a parcel's surveyed outline; an empty value becomes null. */
export const outlineRule = optional(
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, config, NEVER }): Outline => {
      const read = readOutline(dataset.value);
      if ('type' in read) return read;
      addIssue({ message: landMessage(read.text, read.values)({ lang: config.lang }) });
      return NEVER;
    }),
  ),
);
