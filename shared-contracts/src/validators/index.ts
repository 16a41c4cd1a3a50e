export { type Validation, validate } from './field-errors.ts';
export { message, optionalText, requiredText, tick } from './rules.ts';
export { type FieldName, type ValidationText, validationText } from './validation-texts.ts';
