import { reportTypes } from 'shared-contracts/forms';
import { agreementsLineList } from './agreements-line-list.ts';
import { contactReport } from './contact-report.ts';
import { requestsLineList, stakeholdersLineList } from './other-line-lists.ts';
import type { Report } from './report-declaration.ts';

/** The reports that are made here, by their id. */
export const reports: ReadonlyMap<string, Report> = new Map([
  [reportTypes.agreementsLineList.id, agreementsLineList],
  [reportTypes.contactDetails.id, contactReport],
  [reportTypes.requestsLineList.id, requestsLineList],
  [reportTypes.stakeholdersLineList.id, stakeholdersLineList],
]);
