import type { en } from '../en/groups.ts';

/** What the lists of the navigation stand under, in Spanish. */
export const es: typeof en = {
  projects: 'Proyectos',
  land: 'Tierras',
  people: 'Personas',
  billing: 'Facturación',
  administration: 'Administración',
  'master-data': 'Datos maestros',
};
