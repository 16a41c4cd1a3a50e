import type { FieldError } from '../errors/error-extensions.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { chosenLengths } from '../limits/index.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, shortText } from '../validators/rules.ts';
import { validationText } from '../validators/validation-texts.ts';

const number = shortText(chosenLengths.surfaceProject.number);

/**
 * The rules of a related project's fields (002 §3): either one of our projects, or one of another company with its
 * numbers.
 */
export const relatedProjectRules = {
  relatedProject: reference,
  operatorProjectNumber: number,
  operatorReference: number,
  brokerProjectNumber: number,
  brokerReference: number,
  projectType: reference,
};

/** A field of a related project that people write. */
export type RelatedProjectField = keyof typeof relatedProjectRules;

/** Checks the fields of a related project, for its panel and for the API. */
export const relatedProjectValidator = fieldsOf(relatedProjectRules);

const isKnown = (name: string): name is RelatedProjectField => name in relatedProjectRules;

/** The fields of a related project, in the order of its panel. */
export const relatedProjectFields: readonly RelatedProjectField[] =
  Object.keys(relatedProjectRules).filter(isKnown);

const numbers = ['operatorProjectNumber', 'operatorReference', 'brokerProjectNumber', 'brokerReference'];

/** Rules that involve several fields: it names a project, or the number of one. */
export function relatedProjectErrors(
  values: Readonly<Record<string, unknown>>,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  if (values['relatedProject'] || numbers.some((field) => values[field])) return [];
  return [{ path: 'relatedProject', message: validationText(language, 'relatedMissing') }];
}
