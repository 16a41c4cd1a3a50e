import { pair } from '../../../records/reading/named-records.ts';
import type { en } from './en.ts';

/** The same in Spanish. */
export const es: typeof en = {
  /** What one record is called where they are counted, and many. */
  records: {
    BusinessAssociate: pair('asociado comercial', 'asociados comerciales'),
    Contact: pair('contacto', 'contactos'),
    Parcel: pair('parcela', 'parcelas'),
    Title: pair('título', 'títulos'),
    TitleTract: pair('tracto de título', 'tractos de título'),
    Instrument: pair('instrumento', 'instrumentos'),
  },
};
