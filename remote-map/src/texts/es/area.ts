import type { en } from '../en/area.ts';

/** Spanish texts of the area. */
export const es: typeof en = {
  title: 'Mapa',
  purpose: 'El mapa que muestran otras áreas.',
};
