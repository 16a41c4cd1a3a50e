import type { FieldError } from '../errors/index.ts';
import { countText } from '../i18n/count-text.ts';
import type { Language } from '../i18n/language.ts';
import {
  type Bounds,
  boundsOf,
  centreOf,
  type LegalDescription,
  metresBetween,
  type Position,
  provincesAt,
  provincesOf,
  type SurveyedProvince,
} from '../land-survey/index.ts';
import { landText } from './land-texts.ts';
import { areasOf, type Outline } from './outline.ts';

/** The bounds of each area of an outline, in degrees. */
export const boundsOfOutline = (outline: Outline): readonly Bounds[] =>
  areasOf(outline).map((rings) => {
    const bounds = { west: 180, south: 90, east: -180, north: -90 };
    for (const [longitude, latitude] of rings[0] ?? []) {
      bounds.west = Math.min(bounds.west, longitude);
      bounds.east = Math.max(bounds.east, longitude);
      bounds.south = Math.min(bounds.south, latitude);
      bounds.north = Math.max(bounds.north, latitude);
    }
    return bounds;
  });

/** The bounds of each part of a legal description, in degrees. */
export const boundsOfLand = (lands: readonly LegalDescription[]): readonly Bounds[] => lands.map(boundsOf);

const middle = ({ west, south, east, north }: Bounds): Position => [(west + east) / 2, (south + north) / 2];

/**
 * The shortest distance in metres between an outline and the described land; undefined if the land's location is
 * unknown.
 */
export function metresApart(outline: Outline, lands: readonly LegalDescription[]): number | undefined {
  const centres = lands.map(centreOf);
  const distances = boundsOfOutline(outline).flatMap((area) =>
    centres.map((centre) => metresBetween(middle(area), centre)),
  );
  return distances.length === 0 ? undefined : Math.min(...distances);
}

/** The provinces in which the land may lie; empty if that is unknown. */
export const provincesOfLand = (lands: readonly LegalDescription[]): readonly SurveyedProvince[] => [
  ...new Set(lands.flatMap(provincesOf)),
];

/** The names of the provinces for a sentence; without any, words that say the land is in none of them. */
export function provinceNames(provinces: readonly SurveyedProvince[], language: Language): string {
  if (provinces.length === 0) return landText(language, 'elsewhere');
  return provinces.map((code) => landText(language, code)).join(` ${landText(language, 'or')} `);
}

const kilometre = 1000;

/** Errors for an outline in another province than the described land, with the distance between them. */
export function outlinePlaceErrors(
  outline: Outline | null,
  lands: readonly LegalDescription[],
  language: Language,
): readonly FieldError[] {
  const described = provincesOfLand(lands);
  const distance = outline ? metresApart(outline, lands) : undefined;
  if (!outline || distance === undefined || described.length === 0) return [];
  const drawn = [...new Set(boundsOfOutline(outline).flatMap((area) => provincesAt(...middle(area))))];
  if (drawn.some((province) => described.includes(province))) return [];
  return [
    {
      path: 'surveyedOutline',
      message: landText(language, 'outlineElsewhere', {
        name: provinceNames(drawn, language),
        distance: countText(Math.round(distance / kilometre)),
        other: provinceNames(described, language),
      }),
    },
  ];
}

/**
 * The message about a province that does not contain the described land; `code` is the ISO 3166-2 code within Canada.
 * Provincial rules apply according to the description.
 */
export function provinceWarning(
  code: string | undefined,
  lands: readonly LegalDescription[],
  language: Language,
): string | undefined {
  const described = provincesOfLand(lands);
  if (!code || described.length === 0 || described.some((one) => one === code)) return undefined;
  return landText(language, 'otherProvince', { name: provinceNames(described, language) });
}
