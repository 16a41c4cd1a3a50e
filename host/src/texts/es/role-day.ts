import type { en } from '../en/role-day.ts';

/** The same in Spanish. */
export const es: typeof en = {
  weeks: 'Tiempo por aprobar',
  since_one: 'Semana del {{date}} · {{count}} línea',
  since_other: 'Semana del {{date}} · {{count}} líneas',
  noWeeks: 'Ninguna semana le espera.',
  team: 'Su equipo',
  tasks: '{{overdue}} vencidas · {{week}} vencen esta semana',
  noTeam: 'Ningún colega tiene una tarea que venza.',
  month: 'Facturación en {{month}}',
  unbilled: 'Líneas aprobadas que no están en ninguna factura',
  drafts: 'Borradores de facturas',
  invoiced: 'Finalizadas este mes',
  unpaid: 'Finalizadas y sin pagar',
};
