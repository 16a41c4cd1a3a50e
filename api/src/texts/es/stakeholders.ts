import type { en } from '../en/stakeholders.ts';

/** The same in Spanish. */
export const es: typeof en = {
  notAllOrdered:
    'El orden no nombra cada parte interesada del proyecto una vez. Cargue de nuevo las partes interesadas.',
  orderedMeanwhile:
    'Otra persona añadió, eliminó o movió partes interesadas entretanto. Cárguelas de nuevo y mueva otra vez las suyas.',
  mayNotOrder: 'No puede editar este proyecto. Pida a quien lo edita que cambie el orden.',
};
