import type { en } from '../en/entry.ts';

/** Messages for people who cannot sign in, in Spanish. */
export const es: typeof en = {
  wait: (span) => `Demasiados intentos. Espere ${span} y vuelva a intentarlo.`,
  aSecond: 'un segundo',
  seconds: (count) => `${count} segundos`,
  aMinute: 'un minuto',
  minutes: (count) => `${count} minutos`,
  wrongPassword: 'El nombre de usuario o la contraseña no son correctos.',
  linkEnded:
    'Este enlace ya no es válido. Puede que se haya usado, que lo sustituya otro más nuevo o que haya caducado. Pida uno nuevo.',
  codeNotConfirmed:
    'El código de seguridad no se confirmó, o hace demasiado tiempo. Abra de nuevo el enlace de su correo.',
  manyCodes: 'Este enlace ha pedido demasiados códigos. Pida un enlace nuevo.',
};
