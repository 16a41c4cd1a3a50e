import type { Language } from '../i18n/language.ts';

const en = {
  required: 'Required value.',
  requiredPlain: 'Required value',
  maxLength: 'Cannot exceed {n} characters.',
  namedMaxLength: '{name} cannot exceed {n} characters',
  codeUsed: 'This code is already used.',
  notText: 'Must be text.',
  notYesOrNo: 'Must be yes or no.',
  controlCharacters: 'Contains characters that cannot be saved.',
} as const;

export type ValidationText = keyof typeof en;

const es: Record<ValidationText, string> = {
  required: 'Valor obligatorio.',
  requiredPlain: 'Valor obligatorio',
  maxLength: 'No puede superar los {n} caracteres.',
  namedMaxLength: '{name} no puede superar los {n} caracteres',
  codeUsed: 'Este código ya está en uso.',
  notText: 'Debe ser texto.',
  notYesOrNo: 'Debe ser sí o no.',
  controlCharacters: 'Contiene caracteres que no se pueden guardar.',
};

const catalogue: Record<Language, Record<ValidationText, string>> = { en, es };

/** Names of fields as the texts use them. */
const fieldNames = {
  Code: { en: 'Code', es: 'El código' },
  Name: { en: 'Name', es: 'El nombre' },
  Description: { en: 'Description', es: 'La descripción' },
} as const satisfies Record<string, Record<Language, string>>;

export type FieldName = keyof typeof fieldNames;

/** A field's name within a text of that language. */
export const fieldName = (language: Language, name: FieldName): string => fieldNames[name][language];

/** The exact text of a failed rule (000 §5); numbers are grouped (decision 25). */
export function validationText(
  language: Language,
  text: ValidationText,
  values: { readonly n?: number; readonly name?: string } = {},
): string {
  return catalogue[language][text]
    .replace('{n}', values.n?.toLocaleString('en-CA') ?? '')
    .replace('{name}', values.name ?? '');
}
