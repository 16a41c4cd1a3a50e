import type { en } from '../en/communications.ts';

/** What communications say to people, in Spanish. */
export const es: typeof en = {
  contactElsewhere:
    'Es un contacto de otro asociado comercial. Indique también ese asociado o elija otro contacto.',
};
