import type { en } from '../en/declaration.ts';

/** Texts of this area that the shell shows before the area's code is loaded, in Spanish. */
export const es: typeof en = { delete: 'Eliminar' };
