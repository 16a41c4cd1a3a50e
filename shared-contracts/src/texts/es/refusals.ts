import type { en } from '../en/refusals.ts';

/** Refusals shared by several places, in one wording, in Spanish. */
export const es: typeof en = {
  readOnly: 'Su acceso es de solo lectura. Pida a un administrador del sistema que lo cambie.',
  unsupported: 'Tipo de archivo no admitido.',
  tooLarge: 'El archivo supera el tamaño máximo ({{megabytes}} MB).',
};
