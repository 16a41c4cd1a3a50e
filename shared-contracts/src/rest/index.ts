export { complaintsOf, failsOften } from './complaints-of.ts';
export { databaseAway } from './database-away.ts';
export { linesType } from './lines-type.ts';
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
export {
  type CopyFigures,
  copyFiguresSchema,
  type HealthComplaint,
  healthComplaints,
  healthLimits,
  type ReleaseHealth,
  type SystemHealth,
  systemHealthSchema,
} from './system-health.ts';
export { newTraceparent, traceparentSchema } from './traceparent.ts';
export { waitingSchema } from './waiting.ts';
