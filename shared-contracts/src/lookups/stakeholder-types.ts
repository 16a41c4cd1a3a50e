import { codesOf, lookupList } from '../master-data/lookup-list.ts';
import { coded } from '../master-data/picklist-declaration.ts';

/** The reasons why somebody is a stakeholder. */
export const stakeholderTypes = lookupList({
  typeName: 'StakeholderType',
  plural: 'stakeholderTypes',
  grid: { id: '0b6d6f0a-5a6a-4c00-9a00-000000000038', configId: '0b6d6f0a-5a6b-4c00-9a00-000000000038' },
  picklist: coded,
  texts: {
    en: { title: 'Stakeholder types', record: 'Stakeholder type', entity: 'stakeholder types' },
    es: {
      title: 'Tipos de parte interesada',
      record: 'Tipo de parte interesada',
      entity: 'tipos de parte interesada',
    },
  },
  demo: {
    series: '5b09',
    entries: codesOf(
      ['Resident', 'Lives within the consultation distance'],
      ['Grazing Lessee', 'Holds a grazing lease'],
      ['Trapper', 'Holds a registered trapline'],
      ['Municipality', 'County, district or town'],
      ['Industry', 'Other operators nearby'],
    ),
  },
});
