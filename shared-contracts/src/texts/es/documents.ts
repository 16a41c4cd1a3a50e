import type { en } from '../en/documents.ts';

/** Refusals of a document's name, in Spanish. */
export const es: typeof en = {
  sameName: 'Ya existe un archivo con el mismo nombre.',
  extension: 'No se puede modificar la extensión del archivo. ({extension})',
  characters:
    'Un nombre no puede contener caracteres de control, ni los que cambian la dirección de la escritura.',
};
