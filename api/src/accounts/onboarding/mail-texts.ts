import { durationText, type Language, onboarding } from 'shared-contracts';

/** What the mails around an account say. */
export interface MailTexts {
  readonly greeting: (name: string) => string;
  readonly invitation: {
    readonly subject: string;
    readonly purpose: (company: string) => string;
    readonly userName: (name: string) => string;
    readonly life: string;
    readonly button: string;
  };
  readonly reset: {
    readonly subject: string;
    readonly purpose: string;
    readonly life: string;
    readonly button: string;
  };
  readonly code: { readonly subject: string; readonly purpose: string; readonly life: string };
  readonly passwordSet: { readonly subject: string; readonly purpose: string; readonly button: string };
  readonly unexpected: { readonly ignore: string; readonly tellAdministrator: string };
}

/** How long links and codes work, in words. */
const lives = (language: Language) => ({
  invitation: durationText(onboarding.invitationLife, language),
  reset: durationText(onboarding.resetLife, language),
  code: durationText(onboarding.codeLife, language),
});

const en: MailTexts = {
  greeting: (name) => `Hello ${name},`,
  invitation: {
    subject: 'Your Rightway account',
    purpose: (company) =>
      `You have been invited to Rightway, where ${company} runs its land and right-of-way work.`,
    userName: (name) => `Your user name is ${name}.`,
    life: `Choose your password to start. The link works once and for ${lives('en').invitation}.`,
    button: 'Choose a password',
  },
  reset: {
    subject: 'Reset your Rightway password',
    purpose: 'A new password was asked for your Rightway account.',
    life: `Choose it with the link below. It works once and for ${lives('en').reset}; until then your old password stays.`,
    button: 'Choose a new password',
  },
  code: {
    subject: 'Your Rightway security code',
    purpose: 'Type this code where you are choosing your password:',
    life: `It works for ${lives('en').code}. Nobody at Rightway will ever ask you for it.`,
  },
  passwordSet: {
    subject: 'Your Rightway password was changed',
    purpose: 'The password of your Rightway account was just set, and you were signed out everywhere.',
    button: 'Sign in',
  },
  unexpected: {
    ignore: 'If you did not expect this mail, you need not do anything.',
    tellAdministrator: 'If this was not you, tell your system administrator at once.',
  },
};

const es: MailTexts = {
  greeting: (name) => `Hola, ${name}:`,
  invitation: {
    subject: 'Su cuenta de Rightway',
    purpose: (company) =>
      `Le han invitado a Rightway, donde ${company} gestiona su trabajo de tierras y derechos de paso.`,
    userName: (name) => `Su nombre de usuario es ${name}.`,
    life: `Elija su contraseña para empezar. El enlace sirve una sola vez y durante ${lives('es').invitation}.`,
    button: 'Elegir una contraseña',
  },
  reset: {
    subject: 'Restablezca su contraseña de Rightway',
    purpose: 'Se ha solicitado una contraseña nueva para su cuenta de Rightway.',
    life: `Elíjala con el enlace de abajo. Sirve una sola vez y durante ${lives('es').reset}; hasta entonces vale la anterior.`,
    button: 'Elegir una contraseña nueva',
  },
  code: {
    subject: 'Su código de seguridad de Rightway',
    purpose: 'Escriba este código donde está eligiendo su contraseña:',
    life: `Sirve durante ${lives('es').code}. Nadie de Rightway se lo pedirá nunca.`,
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

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, es };
