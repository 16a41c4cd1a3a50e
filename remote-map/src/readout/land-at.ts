import {
  dlsLocationAt,
  formatLegalDescription,
  ntsLocationAt,
  provincesAt,
} from 'shared-contracts/land-survey';

/** A position as people read it out: latitude first, five decimals, which is a metre. */
export const positionText = (longitude: number, latitude: number): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** The quarter section and the quarter unit at a position, each where its survey was laid out. */
export function landAt(longitude: number, latitude: number): readonly string[] {
  const provinces = provincesAt(longitude, latitude);
  const dls = provinces.some((province) => province !== 'BC')
    ? dlsLocationAt(longitude, latitude)
    : undefined;
  const nts = provinces.includes('BC') ? ntsLocationAt(longitude, latitude) : undefined;
  return [dls, nts].flatMap((land) => (land ? [formatLegalDescription(land)] : []));
}
