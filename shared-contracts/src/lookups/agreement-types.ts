import { visibleOptions } from '../limits/index.ts';
import { owner } from '../master-data/declared-fields.ts';
import { codesOf, lookupList } from '../master-data/lookup-list.ts';
import { coded } from '../master-data/picklist-declaration.ts';

/** The kinds of agreements by which land is held. */
export const agreementTypes = lookupList({
  typeName: 'AgreementType',
  plural: 'agreementTypes',
  grid: { id: '0b6d6f0a-5a6a-4c00-9a00-000000000024', configId: '0b6d6f0a-5a6b-4c00-9a00-000000000024' },
  fields: [owner],
  picklist: { ...coded, arguments: { productClientId: 'ID' }, visible: visibleOptions.agreementType },
  texts: {
    en: { title: 'Agreement types', record: 'Agreement type', entity: 'agreement types' },
    es: { title: 'Tipos de acuerdo', record: 'Tipo de acuerdo', entity: 'tipos de acuerdo' },
  },
  demo: {
    series: '5a10',
    entries: codesOf(
      ['SL', 'Surface lease'],
      ['ROW', 'Easement / right-of-way'],
      ['COO', 'Consent of occupant'],
      ['TWS', 'Temporary workspace'],
      ['XFAC', 'Crossing: facility'],
      ['XROAD', 'Crossing: road'],
      ['XRAIL', 'Crossing: railway'],
      ['ENC', 'Encroachment'],
      ['PROX', 'Proximity'],
      ['RUA', 'Road use'],
      ['GD', 'Ground disturbance'],
      ['APPR', 'Approach'],
      ['MSL', 'Mineral surface lease (Alberta Crown disposition)'],
      ['LOC', 'Licence of occupation (Alberta Crown disposition)'],
      ['PLA', 'Pipeline agreement (Alberta Crown disposition)'],
      ['PIL', 'Pipeline installation lease (Alberta Crown disposition)'],
      ['EZE', 'Easement (Alberta Crown disposition)'],
    ),
  },
});
