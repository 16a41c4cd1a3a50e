import type { en } from '../en/associates-names.ts';

/** Names of records in counts: business associates and their contacts, in Spanish. */
export const es: typeof en = {
  BusinessAssociate: { one: 'asociado comercial', many: 'asociados comerciales' },
  Contact: { one: 'contacto', many: 'contactos' },
};
