import * as v from 'valibot';
import { languageOf } from '../i18n/language.ts';
import {
  type FieldName,
  fieldName,
  type ValidationText,
  type ValidationValues,
  validationText,
} from './validation-texts.ts';

type TextValues = Omit<ValidationValues, 'name'> & { readonly field?: FieldName };

/** A valibot message in the language that the values are parsed in. */
export function message(text: ValidationText, { field, ...values }: TextValues = {}) {
  return (issue: { readonly lang?: string | undefined }): string => {
    const language = languageOf(issue.lang);
    return validationText(language, text, {
      ...values,
      ...(field === undefined ? {} : { name: fieldName(language, field) }),
    });
  };
}

const tab = 9;
const lineFeed = 10;
const carriageReturn = 13;
const space = 32;
const deleteCharacter = 127;

/** PostgreSQL cannot store NUL, and tab and line breaks are the only control characters that belong in a text. */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isBreak = code === tab || code === lineFeed || code === carriageReturn;
    if ((code < space && !isBreak) || code === deleteCharacter) return false;
  }
  return true;
}

/** Text or nothing: '' and null both mean nothing and become null. */
export function optionalText(maximum: number, tooLong: ReturnType<typeof message>) {
  return v.pipe(
    v.nullish(v.string(message('notText')), null),
    v.transform((value) => (value === null || value.trim() === '' ? null : value)),
    v.nullable(
      v.pipe(v.string(), v.maxLength(maximum, tooLong), v.check(isPlain, message('controlCharacters'))),
    ),
  );
}

/** Text that must contain more than spaces; surrounding spaces are removed. */
export function requiredText(
  maximum: number,
  missing: ReturnType<typeof message>,
  tooLong: ReturnType<typeof message>,
) {
  return v.pipe(
    v.nullish(v.string(message('notText')), ''),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(maximum, tooLong),
    v.check(isPlain, message('controlCharacters')),
  );
}

/** A checkbox; a missing value becomes the given default. */
export function tick(whenMissing: boolean) {
  return v.nullish(v.boolean(message('notYesOrNo')), whenMissing);
}

/**
 * A line of text with the messages of the shared rule (000 §5): 'Required value.' and 'Cannot exceed {n} characters.'.
 */
export const shortText = (longest: number) => optionalText(longest, message('maxLength', { n: longest }));

/** A line of text that is required. */
export const requiredShortText = (longest: number) =>
  requiredText(longest, message('required'), message('maxLength', { n: longest }));

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/**
 * The shared rule for required values: null, spaces and an empty list give 'Required value.' unless another message is
 * given (000 §5).
 */
export function required<TSchema extends v.GenericSchema>(
  schema: TSchema,
  missing: ReturnType<typeof message> = message('required'),
) {
  return v.pipe(
    v.unknown(),
    v.check((value) => !isBlank(value), missing),
    schema,
  );
}

/** The same rule for optional values: a missing value and spaces become null. */
export function optional<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (isBlank(value) ? null : value)),
    v.nullable(schema),
  );
}

/** An object whose missing fields count as null: the rule of each field decides what that means. */
export function fieldsOf<TEntries extends v.ObjectEntries>(entries: TEntries) {
  const nothing = Object.fromEntries(Object.keys(entries).map((name) => [name, null]));
  return v.pipe(
    v.looseObject({}, message('invalid')),
    v.transform((given) => ({ ...nothing, ...given })),
    v.object(entries),
  );
}
