import type { en } from '../en/requests.ts';

/** The same in Spanish. */
export const es: typeof en = {
  connected:
    'Esta solicitud tiene un número y un estado de Connect y se conserva. Borre primero uno de los dos.',
  notAllOrdered: 'El orden no nombra cada solicitud del proyecto una vez. Cargue de nuevo las solicitudes.',
  orderedMeanwhile:
    'Otra persona añadió, eliminó o movió solicitudes entretanto. Cárguelas de nuevo y mueva otra vez las suyas.',
  mayNotOrder: 'No puede editar este proyecto. Pida a quien lo edita que cambie el orden.',
};
