import { reportTypes } from 'shared-contracts/forms';
import type { ReportName } from 'shared-contracts/reports';
import { documentFromTemplate } from '../document-templates/index.ts';
import { agreementsLineList } from './agreements-line-list.ts';
import { chequeRequisitions } from './cheque-requisitions.ts';
import { contactReport } from './contact-report.ts';
import { invoiceReport } from './invoice-report.ts';
import { requestsLineList, stakeholdersLineList } from './other-line-lists.ts';
import { payeeStatements } from './payee-statements.ts';
import { projectCostSummary } from './project-cost-summary.ts';
import { projectDetails } from './project-details.ts';
import { projectSummary } from './project-summary.ts';
import type { Report } from './report-declaration.ts';
import { periodSummary, timesheetDetails, workInProgress, workInProgressAged } from './time-reports.ts';

/** A document that is filled from a template, which works differently from the other reports. */
const fromTemplate = (name: ReportName): Report => ({
  declare: (request, context) =>
    documentFromTemplate({ ...request, reportId: reportTypes[name].id }, context),
});

/** How each report of the product is made. */
export const reports: Readonly<Record<ReportName, Report>> = {
  agreementDocument: fromTemplate('agreementDocument'),
  requestDocument: fromTemplate('requestDocument'),
  stakeholderDocument: fromTemplate('stakeholderDocument'),
  titleDocument: fromTemplate('titleDocument'),
  paymentLetter: fromTemplate('paymentLetter'),
  agreementsLineList,
  requestsLineList,
  stakeholdersLineList,
  contactDetails: contactReport,
  projectSummary,
  projectDetails,
  projectCostSummary,
  invoice: invoiceReport,
  periodSummary,
  timesheetDetails,
  workInProgress,
  workInProgressAged,
  chequeRequisitions,
  payeeStatements,
};
