import * as v from 'valibot';
import type { FieldError } from '../errors/error-extensions.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { validationText } from './validation-texts.ts';

export type Validation<T> =
  | { readonly valid: true; readonly value: T }
  | { readonly valid: false; readonly errors: readonly FieldError[] };

/** A path as forms name it: `contacts[2].phoneNumbers[0].number`. */
function formPath(path: readonly { readonly key: unknown }[] | undefined): string {
  return (path ?? []).reduce<string>((name, { key }) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

/** Marks a rule without a message of its own. */
const unsaid = '\u0000';

/** The message for a rule that has none: a sentence that names the field. */
function ownWords(issue: v.BaseIssue<unknown>, name: string, language: Language): string {
  if (name === '') return validationText(language, 'noValues');
  if (issue.received === 'undefined' || issue.type === 'non_empty')
    return validationText(language, 'fieldMissing', { name });
  if (issue.type === 'max_length' && typeof issue.input === 'string' && typeof issue.requirement === 'number')
    return validationText(language, 'fieldTooLong', { name, n: issue.requirement });
  return validationText(language, 'fieldNotTaken', { name });
}

/** Checks unknown input; reports only the first error of each field. */
export function validate<TSchema extends v.GenericSchema>(
  schema: TSchema,
  input: unknown,
  language: Language = fallbackLanguage,
): Validation<v.InferOutput<TSchema>> {
  const result = v.safeParse(schema, input, { lang: language, message: unsaid });
  if (result.success) return { valid: true, value: result.output };
  const errors = new Map<string, string>();
  for (const issue of result.issues) {
    const path = formPath(issue.path);
    const words = issue.message === unsaid ? ownWords(issue, path, language) : issue.message;
    if (!errors.has(path)) errors.set(path, words);
  }
  return { valid: false, errors: [...errors].map(([path, message]) => ({ path, message })) };
}

/** The errors in unknown input, by field; empty if it is valid. */
export function errorsOf(
  schema: v.GenericSchema,
  input: unknown,
  language: Language = fallbackLanguage,
): readonly FieldError[] {
  const result = validate(schema, input, language);
  return result.valid ? [] : result.errors;
}
