import type { en } from '../en/mail-greeting.ts';

/** How mails begin, in Spanish. */
export const es: typeof en = {
  named: (name) => `Hola, ${name}:`,
  plain: 'Hola:',
};
