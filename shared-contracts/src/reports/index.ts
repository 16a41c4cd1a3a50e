export {
  checkTemplateSchema,
  enclosuresAskedSchema,
  enclosuresSchema,
  mostDocuments,
  mostEnclosures,
  type OfferedEnclosure,
  type ProductTemplate,
  productTemplates,
  recipientChoices,
  type TemplateChecked,
  type TemplateTags,
  templateCheckedSchema,
  templateTagsQuerySchema,
  templateTagsSchema,
  templateVersionsSchema,
} from './document-templates.ts';
export {
  type BinderForm,
  type BindProject,
  binderForms,
  bindProjectSchema,
  type DocumentProgress,
  documentLife,
  documentProgressSchema,
  documentStates,
  largestReport,
  mostDetailedProjects,
  type RunReport,
  runReportSchema,
  type WriteLog,
  writeLogSchema,
} from './report-calls.ts';
export {
  dialogOf,
  type ReportDialogName,
  type ReportName,
  reportDialog,
  reportDialogs,
  reportOfId,
} from './report-dialogs.ts';
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
