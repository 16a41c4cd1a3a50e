import { formTypeIds } from '../forms/index.ts';
import * as grid from '../grids/grid-column.ts';
import { choice, owner } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';

const ofForm = (form: 'AgreementEvent' | 'ProjectEvent', parent: string, codes: readonly string[]) =>
  codes.map((event) => ({
    key: `${form} ${event}`,
    code: event,
    description: `${event} (${parent})`,
    formTypeId: formTypeIds[form],
    isActive: event !== 'Release',
  }));

/** Kinds of events of projects and agreements. */
export const eventTypes = lookupList({
  typeName: 'EventType',
  plural: 'eventTypes',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000030',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000030',
    columns: [grid.lookup('productClient.companyName', 'Owner', 180)],
  },
  fields: [
    choice(
      'formTypeId',
      { agreement: formTypeIds.AgreementEvent, project: formTypeIds.ProjectEvent },
      { required: true, whenNew: formTypeIds.AgreementEvent },
    ),
    owner,
  ],
  picklist: {
    columns: [
      pickColumn('code', 1),
      pickColumn('description', 2),
      pickColumn('productClient.companyName', 1.5),
    ],
    named: ['code', 'description'],
    reads: ['isActive'],
    arguments: { formTypeId: 'ID', masterModelIdToExclude: 'ID' },
  },
  texts: {
    en: {
      title: 'Event types',
      record: 'Event type',
      entity: 'event types',
      fields: { formTypeId: 'Form' },
      choices: { formTypeId: { agreement: 'Agreement', project: 'Project' } },
    },
    es: {
      title: 'Tipos de evento',
      record: 'Tipo de evento',
      entity: 'tipos de evento',
      fields: { formTypeId: 'Formulario' },
      choices: { formTypeId: { agreement: 'Acuerdo', project: 'Proyecto' } },
    },
  },
  demo: {
    series: '5b19',
    entries: [
      ...ofForm('AgreementEvent', 'agreement', [
        'Offer Presented',
        'Offer Accepted',
        'Signed',
        'Payment Sent',
        'Registered',
        'Rental Review',
        'Renewal',
        'Release',
      ]),
      ...ofForm('ProjectEvent', 'project', [
        'Kick-off',
        'Survey Ordered',
        'Application Filed',
        'Licence Issued',
        'Construction Start',
        'Construction End',
        'Clean-up',
        'As-built Filed',
      ]),
    ],
  },
});
