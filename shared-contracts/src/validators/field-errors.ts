import * as v from 'valibot';
import type { FieldError } from '../errors/error-extensions.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';

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

/** Checks unknown input; of each field only the first broken rule is told. */
export function validate<TSchema extends v.GenericSchema>(
  schema: TSchema,
  input: unknown,
  language: Language = fallbackLanguage,
): Validation<v.InferOutput<TSchema>> {
  const result = v.safeParse(schema, input, { lang: language });
  if (result.success) return { valid: true, value: result.output };
  const errors = new Map<string, string>();
  for (const issue of result.issues) {
    const path = formPath(issue.path);
    if (!errors.has(path)) errors.set(path, issue.message);
  }
  return { valid: false, errors: [...errors].map(([path, message]) => ({ path, message })) };
}
