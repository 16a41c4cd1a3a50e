import { codesOf, lookupList } from '../master-data/lookup-list.ts';
import { codeOnly } from '../master-data/picklist-declaration.ts';

/** The status of the survey. */
export const surveyStatus = lookupList({
  typeName: 'SurveyStatus',
  plural: 'surveyStatuses',
  grid: { id: '0b6d6f0a-5a6a-4c00-9a00-000000000040', configId: '0b6d6f0a-5a6b-4c00-9a00-000000000040' },
  picklist: codeOnly,
  texts: {
    en: { title: 'Survey status', record: 'Survey status', entity: 'survey statuses' },
    es: { title: 'Estados topográficos', record: 'Estado de levantamiento', entity: 'estados topográficos' },
  },
  demo: {
    series: '5b0a',
    entries: codesOf(
      ['Not Ordered', 'No survey yet'],
      ['Ordered', 'Survey ordered'],
      ['Plans Received', 'Plans are in'],
      ['Registered', 'Plan is registered'],
    ),
  },
});
