export { type CoordinateSystem, coordinateSystemField, coordinateSystems } from './coordinate-systems.ts';
export { type DocumentState, documentInputs } from './document-input.ts';
export { documentParentClasses } from './document-parents.ts';
export {
  documentErrors,
  documentName,
  documentNameError,
  documentTypes,
  urlLinkSchema,
} from './document-rules.ts';
export { hasUnfitCharacters } from './file-name.ts';
export { fileNamesApart, namesApart, portableName } from './portable-name.ts';
export {
  formPathOf,
  noTemplateFile,
  reportTemplateSchema,
} from './report-template-rules.ts';
export {
  acceptedExtensions,
  acceptOf,
  extensionOf,
  largestUpload,
  pictureLimits,
  refusalOf,
  spatialCheckedSchema,
  spatialCheckSchema,
  spatialRouteRequestSchema,
  spatialRouteSchema,
  type UploadCandidate,
  type UploadPurpose,
  type UploadRefusal,
  type UploadRequest,
  uploadedSchema,
  uploadPurposes,
  uploadQuerySchema,
  uploadRequestSchema,
} from './uploads.ts';
