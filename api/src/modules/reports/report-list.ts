import { reportTypes } from 'shared-contracts/forms';
import { agreementsLineList } from './agreements-line-list.ts';
import { contactReport } from './contact-report.ts';
import { requestsLineList, stakeholdersLineList } from './other-line-lists.ts';
import { projectCostSummary } from './project-cost-summary.ts';
import { projectDetails } from './project-details.ts';
import { projectSummary } from './project-summary.ts';
import type { Report } from './report-declaration.ts';
import { periodSummary, timesheetDetails, workInProgress, workInProgressAged } from './time-reports.ts';

/** The reports that are made here, by their id. */
export const reports: ReadonlyMap<string, Report> = new Map([
  [reportTypes.agreementsLineList.id, agreementsLineList],
  [reportTypes.contactDetails.id, contactReport],
  [reportTypes.requestsLineList.id, requestsLineList],
  [reportTypes.stakeholdersLineList.id, stakeholdersLineList],
  [reportTypes.projectSummary.id, projectSummary],
  [reportTypes.projectDetails.id, projectDetails],
  [reportTypes.projectCostSummary.id, projectCostSummary],
  [reportTypes.periodSummary.id, periodSummary],
  [reportTypes.timesheetDetails.id, timesheetDetails],
  [reportTypes.workInProgress.id, workInProgress],
  [reportTypes.workInProgressAged.id, workInProgressAged],
]);
