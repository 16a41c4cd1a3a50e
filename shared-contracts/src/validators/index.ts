export {
  emailAddresses,
  emailList,
  isEmailAddress,
  phoneNumber,
  phoneText,
  reservedUserNames,
  userName,
} from './contact-rules.ts';
export { calendarDate, isDateIn } from './date-rule.ts';
export { duplicatePlaces, withoutDuplicates } from './duplicate-rule.ts';
export { errorsOf, type Validation, validate } from './field-errors.ts';
export { moment } from './moment-rule.ts';
export { decimal, digits, money, type NumberRule, optionalNumber, wholeNumber } from './number-rules.ts';
export { type Reference, reference, references } from './reference-rules.ts';
export { rowId, rowsOf } from './row-rules.ts';
export {
  fieldsOf,
  message,
  optional,
  optionalText,
  required,
  requiredShortText,
  requiredText,
  shortText,
  tick,
} from './rules.ts';
export { hasTermNumber, type Term, type TermUnit, termSchema, withTermUnit } from './term-rule.ts';
export { alphanumeric, hexColor, normalizedName, urlText, webAddress, withScheme } from './text-rules.ts';
export { type FieldName, type ValidationText, validationText } from './validation-texts.ts';
