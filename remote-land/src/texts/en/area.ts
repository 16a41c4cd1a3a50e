import { en as land } from './land.ts';
import { en as reading } from './reading.ts';

/** English texts of the area. */
export const en = {
  title: 'Land',
  purpose: 'Parcels, titles and title tracts.',
  land,
  reading,
};
