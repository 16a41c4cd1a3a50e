import { codesOf, lookupList } from '../master-data/lookup-list.ts';
import { coded } from '../master-data/picklist-declaration.ts';

/** The kinds of instruments registered on titles. */
export const instrumentTypes = lookupList({
  typeName: 'InstrumentType',
  plural: 'instrumentTypes',
  picklist: coded,
  grid: { id: '0b6d6f0a-5a6a-4c00-9a00-000000000031', configId: '0b6d6f0a-5a6b-4c00-9a00-000000000031' },
  texts: {
    en: { title: 'Instrument types', record: 'Instrument type', entity: 'instrument types' },
    es: { title: 'Tipos de instrumento', record: 'Tipo de instrumento', entity: 'tipos de instrumento' },
  },
  demo: {
    series: '5b03',
    entries: codesOf(
      ['Caveat', 'Notice of an interest'],
      ['Easement', 'Right over the land of another'],
      ['Mortgage', 'Charge for a debt'],
      ['Transfer', 'Change of ownership'],
      ['Utility Right of Way', 'Right to lay and keep works'],
    ),
  },
});
