import { codesOf, lookupList } from '../master-data/lookup-list.ts';
import { coded } from '../master-data/picklist-declaration.ts';

/** The status of a project for its broker. */
export const brokerProjectStatus = lookupList({
  typeName: 'BrokerProjectStatus',
  plural: 'brokerProjectStatuses',
  grid: { id: '0b6d6f0a-5a6a-4c00-9a00-000000000026', configId: '0b6d6f0a-5a6b-4c00-9a00-000000000026' },
  picklist: coded,
  texts: {
    en: {
      title: 'Broker project status',
      record: 'Project Status (Broker)',
      entity: 'broker project statuses',
    },
    es: {
      title: 'Estados del agente',
      record: 'Estado de proyecto (intermediario)',
      entity: 'estados del agente',
    },
  },
  demo: {
    series: '5b00',
    entries: codesOf(
      ['New', 'Received, not started'],
      ['Active', 'Land work under way'],
      ['On Hold', 'Waiting for the operator'],
      ['Complete', 'Every agreement acquired'],
      ['Closed', 'Filed'],
    ),
  },
});
