import type { en } from '../en/facts.ts';

/** Spanish texts of the facts of a record. */
export const es: typeof en = {
  facts: 'Datos',
  externalIds: 'En otros sistemas',
  externalId: '{{system}}: {{id}}',
  related: 'Registros relacionados',
  nothing: 'Solo tiene nombre.',
  missing: 'Aquí no existe ese registro. Se eliminó o usted ya no puede verlo.',
  notYet: 'El formulario {{form}} todavía no está disponible. Estos son los datos del registro.',
  many: '{{count}}+',
};
