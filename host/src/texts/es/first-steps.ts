import type { en } from '../en/first-steps.ts';

/** The same in Spanish. */
export const es: typeof en = {
  title: 'Primeros pasos',
  purpose:
    'Lo que Rightway necesita antes de trabajar en el primer proyecto. Cada paso se marca según lo que ya existe.',
  done: 'Hecho',
  open: 'Pendiente',
  hide: 'Ocultar esta lista',
  steps: {
    company: 'Dé nombre a su empresa y añada una oficina',
    people: 'Invite a las personas que trabajan con usted',
    flags: 'Active las partes de Rightway que usa',
    lists: 'Llene las listas: tipos de acuerdo, estados de superficie, finalidades de la tierra',
    templates: 'Añada una plantilla de cartas e informes',
    rates: 'Añada las tarifas con que se factura el tiempo',
    project: 'Cree el primer proyecto',
  },
};
