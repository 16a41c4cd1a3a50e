import type { en } from '../en/engagement-names.ts';

/** The same in Spanish. */
export const es: typeof en = {
  IndigenousEngagement: { one: 'consulta', many: 'consultas' },
  IndigenousLog: { one: 'contacto de una consulta', many: 'contactos de consultas' },
};
