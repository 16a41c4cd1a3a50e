export { documentChangeSchema, documentName, documentNameError, urlLinkSchema } from './document-rules.ts';
export {
  formPathOf,
  noTemplateFile,
  type ReportTemplateValues,
  reportTemplateSchema,
} from './report-template-rules.ts';
export {
  acceptedExtensions,
  extensionOf,
  largestUpload,
  refusalOf,
  spatialCheckedSchema,
  spatialCheckSchema,
  type UploadPurpose,
  type UploadRefusal,
  uploadedSchema,
  uploadPurposes,
  uploadQuerySchema,
} from './uploads.ts';
