import { pair } from '../../../records/reading/named-records.ts';
import type { en } from './en.ts';

/** The same in Spanish. */
export const es: typeof en = {
  /** What one record is called where they are counted, and many. */
  records: {
    Company: pair('empresa', 'empresas'),
    User: pair('persona', 'personas'),
    GisService: pair('servicio GIS', 'servicios GIS'),
  },
};
