import { dlsLocationAt } from './dls.ts';
import type { DlsLocation, LegalDescription } from './legal-description.ts';
import { ntsLocationAt } from './nts.ts';
import { provincesAt } from './provinces.ts';

/** The sixth meridian, west of which the block was surveyed. */
const sixth = 6;

/**
 * Whether a quarter section is in the Peace River Block, the part of British Columbia that Canada surveyed in sections:
 * townships 76 to 88, ranges 13 to 26 west of the sixth meridian. Its edges are approximate, so that map sheets are named
 * there too.
 */
const isInPeaceRiverBlock = ({ meridian, township, range }: DlsLocation): boolean =>
  meridian === sixth && township >= 76 && township <= 88 && range >= 13 && range <= 26;

/**
 * The quarter section and the quarter unit at a position in degrees, each only where its survey applies. Near the
 * border of British Columbia, which is known to within some hundred metres, and in its Peace River Block both are
 * returned. Empty outside of the western provinces.
 */
export function landAt(longitude: number, latitude: number): readonly LegalDescription[] {
  const provinces = provincesAt(longitude, latitude);
  const section = provinces.length > 0 ? dlsLocationAt(longitude, latitude) : undefined;
  const isSurveyed = provinces.some((province) => province !== 'BC');
  const dls = section && (isSurveyed || isInPeaceRiverBlock(section)) ? section : undefined;
  const nts = provinces.includes('BC') ? ntsLocationAt(longitude, latitude) : undefined;
  return [dls, nts].flatMap((land) => land ?? []);
}
