export { documentChangeSchema, documentName, documentNameError, urlLinkSchema } from './document-rules.ts';
export {
  formPathOf,
  type ReportTemplateValues,
  reportTemplateSchema,
} from './report-template-rules.ts';
export {
  acceptedExtensions,
  acceptOf,
  extensionOf,
  largestUpload,
  refusalOf,
  spatialCheckedSchema,
  spatialCheckSchema,
  type UploadCandidate,
  type UploadPurpose,
  type UploadRefusal,
  uploadedSchema,
  uploadPurposes,
  uploadQuerySchema,
} from './uploads.ts';
