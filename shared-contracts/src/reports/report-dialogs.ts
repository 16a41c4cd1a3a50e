import { reportTypes } from '../forms/index.ts';
import type { OutputFormat, ReportFlag, SortTypeName } from './report-options.ts';

export type ReportName = keyof typeof reportTypes;

const reportNames = Object.keys(reportTypes) as ReportName[];

/** The fields of a dialog apart from the format. */
interface ReportDialogDeclaration {
  /** The reports that the dialog starts. */
  readonly reports: readonly ReportName[];
  /** In CSS pixels; on a phone the dialog takes the whole screen (decision 61a). */
  readonly width: 250 | 280 | 320 | 460 | 590;
  readonly flags: readonly ReportFlag[];
  /** The orders in which the report can be sorted; one of them must be chosen. */
  readonly sortTypes?: readonly SortTypeName[];
  /**
   * A document template must be chosen; the documents are for all or for the selected records, as one file or several.
   */
  readonly hasTemplate?: true;
  /** The formats of the report; all by default. The first is preselected. */
  readonly formats?: readonly [OutputFormat, ...OutputFormat[]];
  /** Whether it is started from a form whose changes must be saved first (002 §2). */
  readonly needsSaved?: true;
}

/** The dialogs of report options (002 §2, decision 61a). */
export const reportDialogs = {
  agreementsLineList: {
    reports: ['agreementsLineList'],
    width: 460,
    flags: [
      'showContact',
      'showPersonalInformation',
      'showCompensationDetails',
      'showCommunications',
      'showStatusPercentages',
      'showOutstandingOnly',
    ],
    needsSaved: true,
  },
  requestsLineList: {
    reports: ['requestsLineList'],
    width: 460,
    flags: [
      'showContact',
      'showRequestItemType',
      'showRequestConditions',
      'showCommunications',
      'showOutstandingOnly',
    ],
    needsSaved: true,
  },
  stakeholdersLineList: {
    reports: ['stakeholdersLineList'],
    width: 460,
    flags: ['showContact', 'showPersonalInformation', 'showCommunications', 'showOutstandingOnly'],
    needsSaved: true,
  },
  contactReport: {
    reports: ['contactDetails'],
    width: 280,
    flags: ['showPersonalInformation', 'showCommunications'],
    needsSaved: true,
  },
  generateDocument: {
    reports: ['agreementDocument', 'requestDocument', 'stakeholderDocument', 'titleDocument'],
    width: 590,
    flags: [],
    hasTemplate: true,
    formats: ['PDF', 'Word'],
    needsSaved: true,
  },
  paymentLetters: {
    reports: ['paymentLetter'],
    width: 590,
    flags: [],
    hasTemplate: true,
    formats: ['PDF', 'Word'],
  },
  projectSummary: {
    reports: ['projectSummary'],
    width: 590,
    flags: [
      'showStatusPercentages',
      'showProjectScope',
      'showAcquisitionComment',
      'showActionItem',
      'showOutstandingOnly',
    ],
    sortTypes: [
      'areaName',
      'brokerProjects',
      'brokerStatus',
      'operatorProjects',
      'operatorStatus',
      'projectDescription',
      'projectType',
      'surfaceStatus',
    ],
  },
  projectDetails: {
    reports: ['projectDetails'],
    width: 590,
    flags: [
      'showProjectScope',
      'showAcquisitionComment',
      'showActionItems',
      'showProjectCommunications',
      'showAgreements',
      'showAgreementDates',
      'showAgreementCommunications',
      'showCompensation',
      'showRequests',
      'showStakeholders',
      'showIndigenous',
      'showProgress',
    ],
    sortTypes: ['operatorProject'],
  },
  projectCostSummary: { reports: ['projectCostSummary'], width: 280, flags: ['showCompensationDetails'] },
  invoice: { reports: ['invoice'], width: 250, flags: [] },
  periodSummary: { reports: ['periodSummary'], width: 250, flags: [] },
  timesheetDetails: { reports: ['timesheetDetails'], width: 280, flags: [] },
  workInProgress: { reports: ['workInProgress'], width: 320, flags: [] },
  workInProgressAged: { reports: ['workInProgressAged'], width: 320, flags: [] },
  chequeRequisitions: { reports: ['chequeRequisitions'], width: 320, flags: [], formats: ['PDF', 'Excel'] },
  payeeStatements: { reports: ['payeeStatements'], width: 320, flags: [], formats: ['PDF', 'Excel'] },
} as const satisfies Readonly<Record<string, ReportDialogDeclaration>>;

export type ReportDialogName = keyof typeof reportDialogs;

/** The declaration of a dialog, by its name. */
export const reportDialog = (name: ReportDialogName): ReportDialogDeclaration => reportDialogs[name];

const dialogNames = Object.keys(reportDialogs) as ReportDialogName[];

/** The dialog that starts a report. */
export function dialogOf(report: ReportName): ReportDialogName {
  const dialog = dialogNames.find((name) => reportDialog(name).reports.includes(report));
  if (!dialog) throw new Error(`No dialog runs the report ${report}.`);
  return dialog;
}

/** The report with a given id; undefined if there is none. */
export const reportOfId = (id: string): ReportName | undefined =>
  reportNames.find((name) => reportTypes[name].id === id);
