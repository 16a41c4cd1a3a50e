import { texts } from '../generated/texts/validation.ts';
import { countText } from '../i18n/count-text.ts';
import type { FallbackLanguage, Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';

export type ValidationText = keyof (typeof texts)[FallbackLanguage]['rules'];

export type FieldName = keyof (typeof texts)[FallbackLanguage]['fields'];

/** A field's name within a text of that language. */
export const fieldName = (language: Language, name: FieldName): string =>
  inLanguage(texts, language).fields[name];

/** The values that are inserted into a message. */
export interface ValidationValues {
  readonly n?: number;
  readonly min?: number;
  readonly max?: number;
  readonly name?: string;
}

/** The exact message of a failed rule (000 §5); numbers are grouped (decision 25). */
export function validationText(
  language: Language,
  text: ValidationText,
  values: ValidationValues = {},
): string {
  return inLanguage(texts, language).rules[text].replace(
    /\{(n|min|max|name)\}/g,
    (_, key: keyof ValidationValues) => {
      const value = values[key];
      return typeof value === 'number' ? countText(value) : (value ?? '');
    },
  );
}
