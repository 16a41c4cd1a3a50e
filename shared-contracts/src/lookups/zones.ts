import { codesOf, lookupList } from '../master-data/lookup-list.ts';

/** Geological zones. */
export const zones = lookupList({
  typeName: 'Zone',
  plural: 'zones',
  grid: { id: '7a4d6976-a832-464a-bda2-a912d179ca05', configId: '862d969a-f7ec-4ac8-b77f-f1d870f1d8c7' },
  texts: {
    en: { title: 'Zones', record: 'Zone', entity: 'zones' },
    es: { title: 'Zonas', record: 'Zona', entity: 'zonas' },
  },
  demo: {
    series: '5b0b',
    entries: codesOf(
      ['CARDIUM', 'Cardium Formation'],
      ['DUVERNAY', 'Duvernay Formation'],
      ['MONTNEY', 'Montney Formation'],
      ['SPARKY', 'Sparky Member'],
      ['VIKING', 'Viking Formation'],
    ),
  },
});
