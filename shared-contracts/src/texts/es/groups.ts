import type { en } from '../en/groups.ts';

/** Headings of the groups of lists in the navigation, in Spanish. */
export const es: typeof en = {
  projects: 'Proyectos',
  land: 'Tierras',
  people: 'Personas',
  billing: 'Facturación',
  administration: 'Administración',
  'master-data': 'Datos maestros',
};
