import type { NamedParcel } from '../titles/title-record.ts';
import type { ParcelRecord } from './parcel-record.ts';

/** A parcel as the titles on it name it. */
export const parcelsOf = ({ id, formattedLegalDescription }: ParcelRecord): readonly NamedParcel[] => [
  { id, formattedLegalDescription },
];
