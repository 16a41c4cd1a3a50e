import type { en } from './en.ts';

/** Spanish texts of the area. */
export const es: typeof en = {
  title: 'Cuentas',
  purpose: 'Invitaciones y restablecimiento de contraseñas.',
};
