import { type Language, languageOf } from 'shared-contracts';

const en = {
  off: 'Single sign-on is not set up here. Sign in with your user name and password.',
  unreachable: 'The identity provider cannot be reached now. Try again later, or sign in with your password.',
  expired: 'This sign-on has expired or was already used. Try again.',
  refused: 'The identity provider did not sign you in. Try again, or sign in with your password.',
  failed: 'The identity provider’s answer could not be trusted. Try again, or sign in with your password.',
  unknown:
    'Nobody at Rightway has this account’s e-mail address. Ask your system administrator to invite you.',
} as const;

export type SignOnText = keyof typeof en;

const es: Record<SignOnText, string> = {
  off: 'El inicio de sesión único no está configurado aquí. Inicie sesión con su nombre de usuario y contraseña.',
  unreachable:
    'No se puede contactar ahora con el proveedor de identidad. Inténtelo más tarde o use su contraseña.',
  expired: 'Este inicio de sesión ha caducado o ya se ha usado. Inténtelo de nuevo.',
  refused: 'El proveedor de identidad no ha iniciado su sesión. Inténtelo de nuevo o use su contraseña.',
  failed: 'La respuesta del proveedor de identidad no es de fiar. Inténtelo de nuevo o use su contraseña.',
  unknown:
    'Nadie en Rightway tiene el correo electrónico de esta cuenta. Pida a su administrador del sistema que le invite.',
};

/** A text for somebody who is not known yet, in the language of the browser. */
export const signOnText = (text: SignOnText, acceptLanguage: string | undefined): string => {
  const texts: Record<Language, Record<SignOnText, string>> = { en, es };
  return texts[languageOf(acceptLanguage)][text];
};
