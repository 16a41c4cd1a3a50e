import type { en } from '../en/area.ts';

/** Spanish texts of the area. */
export const es: typeof en = {
  title: 'Proyectos de superficie',
  purpose: 'Proyectos de superficie y todo lo que les pertenece.',
};
