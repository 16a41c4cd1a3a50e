import type { en } from '../en/documents.ts';

/** What a document's name may not be, in Spanish. */
export const es: typeof en = {
  sameName: 'Ya existe un archivo con el mismo nombre.',
  extension: 'No se puede modificar la extensión del archivo. ({extension})',
};
