import { pair } from '../../../records/reading/named-records.ts';

/** What is said of companies and people, in English. */
export const en = {
  /** What one record is called where they are counted, and many. */
  records: {
    Company: pair('company', 'companies'),
    User: pair('person', 'people'),
    GisService: pair('GIS service', 'GIS services'),
  },
};
