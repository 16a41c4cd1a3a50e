import { pair } from '../../../records/reading/named-records.ts';

/** What is said of land and business associates, in English. */
export const en = {
  /** What one record is called where they are counted, and many. */
  records: {
    BusinessAssociate: pair('business associate', 'business associates'),
    Contact: pair('contact', 'contacts'),
    Parcel: pair('parcel', 'parcels'),
    Title: pair('title', 'titles'),
    TitleTract: pair('title tract', 'title tracts'),
    Instrument: pair('instrument', 'instruments'),
  },
};
