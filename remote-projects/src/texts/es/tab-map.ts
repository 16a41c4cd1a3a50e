import type { en } from '../en/tab-map.ts';

/** Spanish texts of the maps of tabs. */
export const es: typeof en = {
  back: 'A la cuadrícula',
  chosen: '{{count}} seleccionados',
  title: 'Todavía no hay nada en el mapa',
  unsaved: 'El mapa muestra lo guardado. Guarde primero el proyecto.',
};
