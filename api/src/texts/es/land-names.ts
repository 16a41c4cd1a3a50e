import type { en } from '../en/land-names.ts';

/** The same in Spanish. */
export const es: typeof en = {
  BusinessAssociate: { one: 'asociado comercial', many: 'asociados comerciales' },
  Contact: { one: 'contacto', many: 'contactos' },
  Parcel: { one: 'parcela', many: 'parcelas' },
  Title: { one: 'título', many: 'títulos' },
  TitleTract: { one: 'tracto de título', many: 'tractos de título' },
  Instrument: { one: 'instrumento', many: 'instrumentos' },
};
