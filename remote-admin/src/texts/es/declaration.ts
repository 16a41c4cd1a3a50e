import type { en } from '../en/declaration.ts';

/** What the shell says of this area before its code runs, in Spanish. */
export const es: typeof en = { delete: 'Eliminar', health: 'Estado del sistema' };
