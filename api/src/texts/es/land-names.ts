import type { en } from '../en/land-names.ts';

/** The same in Spanish. */
export const es: typeof en = {
  Parcel: { one: 'parcela', many: 'parcelas' },
  Title: { one: 'título', many: 'títulos' },
  TitleTract: { one: 'tramo de título', many: 'tramos de título' },
  Instrument: { one: 'instrumento', many: 'instrumentos' },
};
