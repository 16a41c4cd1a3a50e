import type { NamedParcel } from '../titles/title-record.ts';
import type { TitleTractRecord } from './title-tract-record.ts';

/** The land of a tract, which a new title of it starts with. */
export const tractParcels = ({ relatedParcels }: TitleTractRecord): readonly NamedParcel[] =>
  relatedParcels.map(({ parcel }) => parcel);
