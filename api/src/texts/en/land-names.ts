/** What records are called where they are counted: land and business associates. */
export const en = {
  BusinessAssociate: { one: 'business associate', many: 'business associates' },
  Contact: { one: 'contact', many: 'contacts' },
  Parcel: { one: 'parcel', many: 'parcels' },
  Title: { one: 'title', many: 'titles' },
  TitleTract: { one: 'title tract', many: 'title tracts' },
  Instrument: { one: 'instrument', many: 'instruments' },
};
