export { type ReleaseFiles, releaseFilesSchema, releaseManifestSchema } from './release-manifest.ts';
export {
  doneSchema,
  healthSchema,
  type Release,
  releaseName,
  releaseSchema,
  restFailureSchema,
  resultOf,
  type SignIn,
  type Start,
  signInSchema,
  startSchema,
  supportSchema,
} from './rest-schemas.ts';
export { waitingSchema } from './waiting.ts';
