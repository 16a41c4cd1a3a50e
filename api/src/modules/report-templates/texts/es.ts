import type { en } from './en.ts';

/** The same in Spanish. */
export const es: typeof en = {
  noFile: 'La plantilla debe contener al menos un archivo de plantilla.',
  lastFile:
    'No se han podido eliminar uno o más registros. La plantilla debe contener al menos un archivo de plantilla.',
};
