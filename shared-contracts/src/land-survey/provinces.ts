import type { Position } from './legal-description.ts';

/** Provinces whose land the surveys describe. */
export const surveyedProvinces = ['AB', 'BC', 'MB', 'SK'] as const;

export type SurveyedProvince = (typeof surveyedProvinces)[number];

/** A border from south to north, as positions that are joined by straight lines. */
type Border = readonly Position[];

/** The Continental Divide, by its passes, from the United States to the 120th meridian, and then that meridian. */
const divide: Border = [
  [-114.07, 49],
  [-114.56, 49.39],
  [-114.69, 49.63],
  [-114.83, 50.2],
  [-115.07, 50.58],
  [-115.65, 50.87],
  [-116.05, 51.23],
  [-116.28, 51.45],
  [-116.75, 51.81],
  [-118.18, 52.38],
  [-118.46, 52.89],
  [-119.05, 53.15],
  [-120, 53.8],
  [-120, 60],
];
const fourthMeridian: Border = [
  [-110, 49],
  [-110, 60],
];
/** Follows the ranges westward in steps until it meets the second meridian. */
const secondMeridian: Border = [
  [-101.364, 49],
  [-101.72, 53.2],
  [-102, 55.8],
  [-102, 60],
];
const ontario: Border = [
  [-95.153, 49],
  [-95.153, 52.84],
  [-88.99, 56.85],
  [-88.99, 60],
];
const pacific: Border = [
  [-139.1, 48.2],
  [-139.1, 60],
];

/** The western, eastern and southern borders. */
const outlines: Readonly<Record<SurveyedProvince, { west: Border; east: Border; south: number }>> = {
  AB: { west: divide, east: fourthMeridian, south: 49 },
  BC: { west: pacific, east: divide, south: 48.2 },
  MB: { west: secondMeridian, east: ontario, south: 49 },
  SK: { west: fourthMeridian, east: secondMeridian, south: 49 },
};
const north = 60;

/** Degrees around these borders within which a position may be on either side: about ten kilometres. */
const tolerance = 0.13;

function longitudeAt(border: Border, latitude: number): number {
  const above = border.findIndex(([, at]) => at >= latitude);
  const [end, start] = [border[above] ?? border.at(-1), border[above - 1] ?? border[0]];
  if (!start || !end) return Number.NaN;
  const span = end[1] - start[1];
  const share = span === 0 ? 0 : Math.min(1, Math.max(0, (latitude - start[1]) / span));
  return start[0] + share * (end[0] - start[0]);
}

/** The provinces that a position may be in: both near a border, none outside of the four. */
export const provincesAt = (longitude: number, latitude: number): readonly SurveyedProvince[] =>
  surveyedProvinces.filter((province) => {
    const { west, east, south } = outlines[province];
    return (
      latitude >= south - tolerance &&
      latitude <= north + tolerance &&
      longitude >= longitudeAt(west, latitude) - tolerance &&
      longitude <= longitudeAt(east, latitude) + tolerance
    );
  });

/** Mean radius of the earth, metres. */
const radius = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two positions along a great circle, accurate to half a per cent. */
export function metresBetween([x, y]: Position, [toX, toY]: Position): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const chord = half(toY - y) + Math.cos(radians(y)) * Math.cos(radians(toY)) * half(toX - x);
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
