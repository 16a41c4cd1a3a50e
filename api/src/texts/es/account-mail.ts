import type { en } from '../en/account-mail.ts';

/** Texts of the mails about an account, in Spanish. */
export const es: typeof en = {
  invitation: {
    subject: 'Su cuenta de Rightway',
    purpose: (company) =>
      `Le han invitado a Rightway, donde ${company ?? 'su empresa'} gestiona su trabajo de tierras y derechos de paso.`,
    userName: (name) => `Su nombre de usuario es ${name}.`,
    life: (span) => `Elija su contraseña para empezar. El enlace sirve una sola vez y durante ${span}.`,
    button: 'Elegir una contraseña',
  },
  reset: {
    subject: 'Restablezca su contraseña de Rightway',
    purpose: 'Se ha solicitado una contraseña nueva para su cuenta de Rightway.',
    life: (span) =>
      `Elíjala con el enlace de abajo. Sirve una sola vez y durante ${span}; hasta entonces vale la anterior.`,
    button: 'Elegir una contraseña nueva',
  },
  code: {
    subject: 'Su código de seguridad de Rightway',
    purpose: 'Escriba este código donde está eligiendo su contraseña:',
    life: (span) => `Sirve durante ${span}. Nadie de Rightway se lo pedirá nunca.`,
  },
  passwordSet: {
    subject: 'Su contraseña de Rightway ha cambiado',
    purpose:
      'Se acaba de establecer la contraseña de su cuenta de Rightway y se han cerrado todas sus sesiones.',
    button: 'Iniciar sesión',
  },
  unexpected: {
    ignore: 'Si no esperaba este mensaje, no tiene que hacer nada.',
    tellAdministrator: 'Si no ha sido usted, avise enseguida a su administrador del sistema.',
  },
};
