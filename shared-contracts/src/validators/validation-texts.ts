import type { Language } from '../i18n/language.ts';

const en = {
  required: 'Required value.',
  requiredPlain: 'Required value',
  maxLength: 'Cannot exceed {n} characters.',
  namedMaxLength: '{name} cannot exceed {n} characters',
  notNumber: 'Must be a number.',
  notPositive: 'Must be positive.',
  notBetween: 'Must be between {min} and {max}.',
  integerDigits: 'Cannot exceed {n} digits before decimal place.',
  decimals: 'Cannot exceed {n} digits after decimal place.',
  notDate: 'Invalid date format.',
  phoneDigits: 'Value must be at least {n} digits',
  notEmail: 'Email is not valid',
  notUserName: 'Invalid Username',
  invalid: 'Invalid value.',
  invalidPlain: 'Invalid value',
  duplicate: 'This value is already used.',
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
  notNumber: 'Debe ser un número.',
  notPositive: 'Debe ser positivo.',
  notBetween: 'Debe estar entre {min} y {max}.',
  integerDigits: 'No puede superar los {n} dígitos antes del separador decimal.',
  decimals: 'No puede superar los {n} dígitos después del separador decimal.',
  notDate: 'Formato de fecha no válido.',
  phoneDigits: 'El valor debe tener al menos {n} dígitos',
  notEmail: 'El correo electrónico no es válido',
  notUserName: 'Nombre de usuario no válido',
  invalid: 'Valor no válido.',
  invalidPlain: 'Valor no válido',
  duplicate: 'Este valor ya está en uso.',
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

/** What stands in a text's gaps. */
export interface ValidationValues {
  readonly n?: number;
  readonly min?: number;
  readonly max?: number;
  readonly name?: string;
}

/** The exact text of a failed rule (000 §5); numbers are grouped (decision 25). */
export function validationText(
  language: Language,
  text: ValidationText,
  values: ValidationValues = {},
): string {
  return catalogue[language][text].replace(/\{(n|min|max|name)\}/g, (_, key: keyof ValidationValues) => {
    const value = values[key];
    return typeof value === 'number' ? value.toLocaleString('en-CA') : (value ?? '');
  });
}
