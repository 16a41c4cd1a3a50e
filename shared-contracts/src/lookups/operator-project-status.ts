import { lengths } from '../limits/index.ts';
import { codesOf, lookupList } from '../master-data/lookup-list.ts';
import { coded } from '../master-data/picklist-declaration.ts';

/** The status of a project for its operator. */
export const operatorProjectStatus = lookupList({
  typeName: 'OperatorProjectStatus',
  plural: 'operatorProjectStatuses',
  grid: { id: '0b6d6f0a-5a6a-4c00-9a00-000000000034', configId: '0b6d6f0a-5a6b-4c00-9a00-000000000034' },
  codeMaximum: lengths.operatorProjectStatus.code,
  picklist: coded,
  texts: {
    en: {
      title: 'Operator project status',
      record: 'Project Status (Operator)',
      entity: 'operator project statuses',
    },
    es: {
      title: 'Estados del operador',
      record: 'Estado de proyecto (operador)',
      entity: 'estados del operador',
    },
  },
  demo: {
    series: '5b01',
    entries: codesOf(
      ['Proposed', 'Not yet funded'],
      ['Approved', 'Funded'],
      ['Construction', 'Being built'],
      ['Operating', 'In service'],
      ['Abandoned', 'Taken out of service'],
    ),
  },
});
