/** Texts of the mails about an account. */
export const en = {
  invitation: {
    subject: 'Your Rightway account',
    purpose: (company: string | undefined) =>
      `You have been invited to Rightway, where ${company ?? 'your company'} runs its land and right-of-way work.`,
    userName: (name: string) => `Your user name is ${name}.`,
    life: (span: string) => `Choose your password to start. The link works once and for ${span}.`,
    button: 'Choose a password',
  },
  reset: {
    subject: 'Reset your Rightway password',
    purpose: 'A new password was asked for your Rightway account.',
    life: (span: string) =>
      `Choose it with the link below. It works once and for ${span}; until then your old password stays.`,
    button: 'Choose a new password',
  },
  code: {
    subject: 'Your Rightway security code',
    purpose: 'Type this code where you are choosing your password:',
    life: (span: string) => `It works for ${span}. Nobody at Rightway will ever ask you for it.`,
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
