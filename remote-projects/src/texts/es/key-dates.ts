import type { en } from '../en/key-dates.ts';

/** The key dates of a project, in Spanish. */
export const es: typeof en = {
  item: 'fecha clave',
  entity: 'fechas clave',
  name: 'Nombre',
  plannedDate: 'Prevista',
  actualDate: 'Real',
  notes: 'Notas',
  state: 'Estado',
  reachedToday: 'Alcanzada hoy',
  states: {
    reached: 'Alcanzada a tiempo',
    reachedLate: 'Alcanzada con retraso',
    open: 'Pendiente',
    late: 'Atrasado',
    unplanned: 'Sin prever',
  },
};
