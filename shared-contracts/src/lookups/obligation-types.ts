import { codesOf, lookupList } from '../master-data/lookup-list.ts';
import { coded } from '../master-data/picklist-declaration.ts';

/** The kinds of obligations of agreements and projects. */
export const obligationTypes = lookupList({
  typeName: 'ObligationType',
  plural: 'obligationTypes',
  picklist: coded,
  grid: { id: '0b6d6f0a-5a6a-4c00-9a00-000000000033', configId: '0b6d6f0a-5a6b-4c00-9a00-000000000033' },
  texts: {
    en: { title: 'Obligation types', record: 'Obligation type', entity: 'obligation types' },
    es: { title: 'Tipos de obligación', record: 'Tipo de obligación', entity: 'tipos de obligación' },
  },
  demo: {
    series: '5b07',
    entries: codesOf(
      ['Reclamation', 'Restore the surface'],
      ['Five-year Review', 'Notice of the right to a review of rentals'],
      ['Fencing', 'Keep the fence'],
      ['Weed Control', 'Keep weeds down'],
      ['Notification', 'Tell before entry'],
    ),
  },
});
