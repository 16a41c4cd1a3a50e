import type { en } from '../en/validation.ts';

/** What a failed rule says, in Spanish. */
export const es: typeof en = {
  rules: {
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
    userNameUsed: 'Otra persona tiene este nombre de usuario.',
    emailUsed: 'Otra persona tiene este correo electrónico.',
    ownRight: 'No puede quitarse este derecho a sí mismo.',
    ownAccess: 'No puede desactivarse a sí mismo.',
    fieldRequired: 'El campo es obligatorio.',
    codeWrong:
      'Este código de seguridad no es correcto o ha caducado. Compruébelo o solicite un código nuevo.',
    passwordMismatch: 'La contraseña nueva y su confirmación no coinciden.',
    passwordCharacters: 'La contraseña nueva contiene caracteres no permitidos.',
    passwordTooLong: 'La contraseña nueva no puede superar los 40 caracteres.',
    passwordSimple: 'La contraseña nueva no es lo bastante compleja.',
    notText: 'Debe ser texto.',
    notYesOrNo: 'Debe ser sí o no.',
    controlCharacters: 'Contiene caracteres que no se pueden guardar.',
  },
  fields: { Code: 'El código', Name: 'El nombre', Description: 'La descripción' },
};
