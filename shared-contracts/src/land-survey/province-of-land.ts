import { eastOfPrincipal } from './dls.ts';
import { centreOf } from './geometry.ts';
import type { DlsLocation, LegalDescription } from './legal-description.ts';
import { provincesAt, type SurveyedProvince } from './provinces.ts';
import { readLand } from './read-land.ts';

/**
 * The border of Manitoba follows the road allowance west of this range wherever the second meridian is further west.
 */
const lastManitobaRange = 29;

/** North of the Rocky Mountains, the eastern border of British Columbia is the 120th meridian; degrees. */
const straightBorder = { latitude: 53.95, longitude: -120 } as const;
/** Degrees by which the theoretical survey may be off there: about 400 m. */
const surveyTolerance = 0.007;

function provincesOfDls(land: DlsLocation): readonly SurveyedProvince[] {
  const { meridian, range } = land;
  // The second and third meridians are within Saskatchewan; the fourth is its border with Alberta.
  if (meridian === eastOfPrincipal) return ['MB'];
  if (meridian === 1) return [range <= lastManitobaRange ? 'MB' : 'SK'];
  if (meridian === 2 || meridian === 3) return ['SK'];
  if (meridian === 4) return ['AB'];
  if (meridian === 7) return ['BC'];
  const [longitude, latitude] = centreOf(land);
  if (latitude < straightBorder.latitude) return provincesAt(longitude, latitude);
  const beyond = longitude - straightBorder.longitude;
  if (Math.abs(beyond) < surveyTolerance) return ['AB', 'BC'];
  return [beyond > 0 ? 'AB' : 'BC'];
}

/**
 * The provinces that land may be in: one, or two where the border between Alberta and British Columbia follows the
 * mountains and the survey alone cannot decide. Empty for land outside of the four western provinces.
 */
export function provincesOf(land: LegalDescription): readonly SurveyedProvince[] {
  if (land.system === 'DLS') return provincesOfDls(land);
  const there = provincesAt(...centreOf(land));
  // Only British Columbia describes land by map units.
  return there.includes('BC') ? ['BC'] : there;
}

/** The provinces that the land in a text may be in, each once; empty if no land can be read from the text. */
export const provincesOfDescription = (text: string): readonly SurveyedProvince[] => [
  ...new Set(readLand(text).parts.flatMap(({ land }) => provincesOf(land))),
];
