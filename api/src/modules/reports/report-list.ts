import { reportTypes } from 'shared-contracts/forms';
import { documentFromTemplate } from '../document-templates/index.ts';
import { agreementsLineList } from './agreements-line-list.ts';
import { contactReport } from './contact-report.ts';
import { requestsLineList, stakeholdersLineList } from './other-line-lists.ts';
import type { Report } from './report-declaration.ts';

/** Documents of records from templates: all of one dialog, and made in a way of their own. */
const documents = (['agreementDocument', 'requestDocument', 'stakeholderDocument', 'titleDocument'] as const).map(
  (name): readonly [string, Report] => {
    const { id } = reportTypes[name];
    return [
      id,
      {
        dialog: 'generateDocument',
        declare: (asked, context) => documentFromTemplate({ ...asked, reportId: id }, context),
      },
    ];
  },
);

/** The reports that are made here, by their id. */
export const reports: ReadonlyMap<string, Report> = new Map([
  [reportTypes.agreementsLineList.id, agreementsLineList],
  [reportTypes.contactDetails.id, contactReport],
  [reportTypes.requestsLineList.id, requestsLineList],
  [reportTypes.stakeholdersLineList.id, stakeholdersLineList],
  ...documents,
]);
