import type { en } from '../en/sign-on.ts';

/** Why a sign-on did not work, and what to do, in Spanish. */
export const es: typeof en = {
  off: 'El inicio de sesión único no está configurado aquí. Inicie sesión con su nombre de usuario y contraseña.',
  unreachable:
    'No se puede contactar ahora con el proveedor de identidad. Inténtelo más tarde o use su contraseña.',
  away: 'Rightway no puede acceder ahora a su base de datos. Inténtelo de nuevo en un momento.',
  expired: 'Este inicio de sesión ha caducado o ya se ha usado. Inténtelo de nuevo.',
  refused: 'El proveedor de identidad no ha iniciado su sesión. Inténtelo de nuevo o use su contraseña.',
  failed: 'La respuesta del proveedor de identidad no es de fiar. Inténtelo de nuevo o use su contraseña.',
  unknown:
    'Nadie en Rightway tiene el correo electrónico de esta cuenta. Pida a su administrador del sistema que le invite.',
};
