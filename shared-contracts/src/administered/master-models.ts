import * as grid from '../grids/grid-column.ts';
import { lengths } from '../limits/index.ts';
import { eventTypes } from '../lookups/event-types.ts';
import { type AdministeredKind, targetOf } from '../master-data/administered-kind.ts';
import { isActive, name, reference, rows, targets } from '../master-data/declared-fields.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';

/** Events that projects or agreements go through. */
export const masterModels: AdministeredKind = {
  typeName: 'MasterModel',
  plural: 'masterModels',
  route: 'templates/model',
  flags: ['enableAgreementEvents'],
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000022',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000022',
    sortedBy: 'name',
    columns: [
      grid.text('name', 'Name', 240),
      grid.lookup('formType.code', 'Type', 160, {
        formatter: 'enum',
        words: {
          AgreementEvent: { en: 'Agreement', es: 'Acuerdo' },
          ProjectEvent: { en: 'Project', es: 'Proyecto' },
        },
      }),
      grid.tick('isActive', 'Active'),
    ],
  },
  form: {
    input: 'MasterModelInputType',
    hasOwnForm: true,
    titleField: 'name',
    fields: [
      name(lengths.masterModel.name),
      reference('formType', targets.formType, { required: true }),
      isActive,
      rows(
        'masterModelItems',
        'MasterModelItem',
        'master_model_id',
        [
          reference('eventType', targetOf(eventTypes), {
            required: true,
            reads: ['description', 'isActive'],
          }),
        ],
        { distinct: 'eventType' },
      ),
    ],
  },
  picklist: {
    columns: [pickColumn('name', 2), pickColumn('masterModelItems', 0.7, { kind: 'count' })],
    named: ['name'],
    reads: [
      'isActive',
      'masterModelItems.sequence',
      'masterModelItems.eventType.code',
      'masterModelItems.eventType.isActive',
    ],
    arguments: { formTypeId: 'ID', activeOnly: 'Boolean' },
    offersInactive: true,
  },
  texts: {
    en: { title: 'Event models', record: 'Event model', entity: 'event models' },
    es: { title: 'Modelos de eventos', record: 'Modelo de eventos', entity: 'modelos de eventos' },
  },
};
