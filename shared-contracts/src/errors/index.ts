export { type ErrorCode, errorCodes } from './error-codes.ts';
export {
  type Conflict,
  conflictSchema,
  type ErrorExtensions,
  errorExtensionsSchema,
  type FieldError,
  fieldErrorSchema,
} from './error-extensions.ts';
export { failureText, messageOf } from './failure-text.ts';
