export {
  type DocumentProgress,
  documentLife,
  documentProgressSchema,
  documentStates,
  largestReport,
  mostDetailedProjects,
  type RunReport,
  runReportSchema,
} from './report-calls.ts';
export { dialogOfReport, type ReportDialogName, reportDialog, reportDialogs } from './report-dialogs.ts';
export {
  datasetTypes,
  deliveryTypes,
  type OutputFormat,
  outputFormats,
  type ReportFlag,
  reportFlags,
  type SortTypeName,
  sortTypes,
} from './report-options.ts';
export { isShown, type ReportOptions, reportOptionsSchema } from './report-rules.ts';
export { reportTextsIn } from './report-texts.ts';
