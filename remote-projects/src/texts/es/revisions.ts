import type { en } from '../en/revisions.ts';

/** Spanish texts of the revisions of a project. */
export const es: typeof en = {
  item: 'revisión',
  entity: 'revisiones',
  date: 'Fecha',
  details: 'Qué cambió',
};
