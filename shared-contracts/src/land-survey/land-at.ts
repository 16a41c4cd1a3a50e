import { dlsLocationAt } from './dls.ts';
import type { LegalDescription } from './legal-description.ts';
import { ntsLocationAt } from './nts.ts';
import { provincesAt } from './provinces.ts';

/**
 * The quarter section and the quarter unit at a position in degrees, each only where its survey applies. Near the
 * border of British Columbia, which is known to within some hundred metres, both are returned. Empty outside of the
 * western provinces.
 */
export function landAt(longitude: number, latitude: number): readonly LegalDescription[] {
  const provinces = provincesAt(longitude, latitude);
  const dls = provinces.some((province) => province !== 'BC')
    ? dlsLocationAt(longitude, latitude)
    : undefined;
  const nts = provinces.includes('BC') ? ntsLocationAt(longitude, latitude) : undefined;
  return [dls, nts].flatMap((land) => land ?? []);
}
