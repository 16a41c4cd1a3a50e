import type { en } from '../en/area.ts';

/** Spanish texts of the area. */
export const es: typeof en = {
  title: 'Asociados comerciales',
  purpose: 'Asociados comerciales: clientes, otorgantes y todos los demás con quienes trata un proyecto.',
};
