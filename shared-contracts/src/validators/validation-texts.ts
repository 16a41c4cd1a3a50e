import type { Language } from '../i18n/language.ts';

const en = {
  required: 'Required value.',
  requiredPlain: 'Required value',
  maxLength: 'Cannot exceed {n} characters.',
  namedMaxLength: '{name} cannot exceed {n} characters',
  notNumber: 'Must be a number.',
  notWhole: 'Must be a whole number.',
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
  userNameUsed: 'Another person has this user name.',
  emailUsed: 'Another person has this e-mail address.',
  ownRight: 'You cannot take this right from yourself.',
  ownAccess: 'You cannot deactivate yourself.',
  fieldRequired: 'Field is required.',
  codeWrong: 'This security code is not right or has expired. Check it, or request a new code.',
  passwordMismatch: 'New password and confirm password do not match.',
  passwordCharacters: "The new password contains characters that aren't allowed.",
  passwordTooLong: 'The new password cannot exceed {n} characters.',
  passwordSimple: 'The new password is not complex enough.',
  notText: 'Must be text.',
  notYesOrNo: 'Must be yes or no.',
  controlCharacters: 'Contains characters that cannot be saved.',
  fieldMissing: '{name} is missing.',
  fieldTooLong: '{name} cannot exceed {n} characters.',
  fieldNotTaken: '{name} has a value that is not taken here.',
  noValues: 'Send the values as one object with a name for each.',
  valuesRefused: 'These values are missing or not taken: {name}.',
} as const;

export type ValidationText = keyof typeof en;

const es: Record<ValidationText, string> = {
  required: 'Valor obligatorio.',
  requiredPlain: 'Valor obligatorio',
  maxLength: 'No puede superar los {n} caracteres.',
  namedMaxLength: '{name} no puede superar los {n} caracteres',
  notNumber: 'Debe ser un número.',
  notWhole: 'Debe ser un número entero.',
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
  userNameUsed: 'Otra persona tiene este nombre de usuario.',
  emailUsed: 'Otra persona tiene este correo electrónico.',
  ownRight: 'No puede quitarse este derecho a sí mismo.',
  ownAccess: 'No puede desactivarse a sí mismo.',
  fieldRequired: 'El campo es obligatorio.',
  codeWrong: 'Este código de seguridad no es correcto o ha caducado. Compruébelo o solicite un código nuevo.',
  passwordMismatch: 'La contraseña nueva y su confirmación no coinciden.',
  passwordCharacters: 'La contraseña nueva contiene caracteres no permitidos.',
  passwordTooLong: 'La contraseña nueva no puede superar los {n} caracteres.',
  passwordSimple: 'La contraseña nueva no es lo bastante compleja.',
  notText: 'Debe ser texto.',
  notYesOrNo: 'Debe ser sí o no.',
  controlCharacters: 'Contiene caracteres que no se pueden guardar.',
  fieldMissing: 'Falta {name}.',
  fieldTooLong: '{name} no puede superar los {n} caracteres.',
  fieldNotTaken: '{name} tiene un valor que no se admite aquí.',
  noValues: 'Envíe los valores como un único objeto, cada uno con su nombre.',
  valuesRefused: 'Estos valores faltan o no se admiten: {name}.',
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
