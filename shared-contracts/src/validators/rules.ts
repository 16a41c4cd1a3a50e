import * as v from 'valibot';
import { languageOf } from '../i18n/language.ts';
import { type FieldName, fieldName, type ValidationText, validationText } from './validation-texts.ts';

type TextValues = { readonly n?: number; readonly field?: FieldName };

/** A valibot message that speaks the language that the parse was asked for. */
export function message(text: ValidationText, { n, field }: TextValues = {}) {
  return (issue: { readonly lang?: string | undefined }): string => {
    const language = languageOf(issue.lang);
    return validationText(language, text, {
      ...(n === undefined ? {} : { n }),
      ...(field === undefined ? {} : { name: fieldName(language, field) }),
    });
  };
}

const tab = 9;
const lineFeed = 10;
const carriageReturn = 13;
const space = 32;
const deleteCharacter = 127;

/** PostgreSQL cannot store NUL, and no control character but tab and line breaks belongs in a text. */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isBreak = code === tab || code === lineFeed || code === carriageReturn;
    if ((code < space && !isBreak) || code === deleteCharacter) return false;
  }
  return true;
}

/** Text or nothing: '' and null are both 'nothing', and come out as null. */
export function optionalText(maximum: number, tooLong: ReturnType<typeof message>) {
  return v.pipe(
    v.nullish(v.string(message('notText')), null),
    v.transform((value) => (value === null || value.trim() === '' ? null : value)),
    v.nullable(
      v.pipe(v.string(), v.maxLength(maximum, tooLong), v.check(isPlain, message('controlCharacters'))),
    ),
  );
}

/** Text that must hold more than blanks; comes out without blanks around it. */
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

/** A tick; nothing counts as the given default. */
export function tick(whenMissing: boolean) {
  return v.nullish(v.boolean(message('notYesOrNo')), whenMissing);
}
