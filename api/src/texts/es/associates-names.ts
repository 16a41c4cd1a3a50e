import type { en } from '../en/associates-names.ts';

/** What records are called where they are counted: business associates and their contacts, in Spanish. */
export const es: typeof en = {
  BusinessAssociate: { one: 'asociado comercial', many: 'asociados comerciales' },
  Contact: { one: 'contacto', many: 'contactos' },
};
