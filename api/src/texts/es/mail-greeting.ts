import type { en } from '../en/mail-greeting.ts';

/** The greeting of a mail, in Spanish. */
export const es: typeof en = {
  named: (name) => `Hola, ${name}:`,
  plain: 'Hola:',
};
