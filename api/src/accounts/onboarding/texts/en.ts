/** What the mails around an account say, in English. */
export const en = {
  greeting: (name: string) => `Hello ${name},`,
  invitation: {
    subject: 'Your Rightway account',
    purpose: (company: string) =>
      `You have been invited to Rightway, where ${company} runs its land and right-of-way work.`,
    userName: (name: string) => `Your user name is ${name}.`,
    life: 'Choose your password to start. The link works once and for seven days.',
    button: 'Choose a password',
  },
  reset: {
    subject: 'Reset your Rightway password',
    purpose: 'A new password was asked for your Rightway account.',
    life: 'Choose it with the link below. It works once and for a day; until then your old password stays.',
    button: 'Choose a new password',
  },
  code: {
    subject: 'Your Rightway security code',
    purpose: 'Type this code where you are choosing your password:',
    life: 'It works for ten minutes. Nobody at Rightway will ever ask you for it.',
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
