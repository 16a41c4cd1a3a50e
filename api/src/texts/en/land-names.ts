/** Names of records in counts: land. */
export const en = {
  Parcel: { one: 'parcel', many: 'parcels' },
  Title: { one: 'title', many: 'titles' },
  TitleTract: { one: 'title tract', many: 'title tracts' },
  Instrument: { one: 'instrument', many: 'instruments' },
};
