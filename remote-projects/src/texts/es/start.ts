import type { en } from '../en/start.ts';

/** What the shell says of this area before its code runs, in Spanish. */
export const es: typeof en = {
  archive: 'Archivar',
  delete: 'Eliminar',
  deleteSubmitted: 'Eliminar, también los presentados',
};
