import type { en } from '../en/smart-folders.ts';

/** Names of the folders of the start screen, in Spanish. */
export const es: typeof en = {
  'my-tasks': 'Mis tareas',
  'my-overdue-tasks': 'Mis tareas vencidas',
  'active-projects': 'Proyectos activos',
  'consent-outstanding': 'Acuerdos sin consentimiento',
  'agreements-expiring': 'Acuerdos que vencen en 90 días',
  'requests-waiting': 'Solicitudes sin respuesta',
  'obligations-due': 'Obligaciones que vencen en 30 días',
  'rents-unpaid': 'Rentas sin pagar',
  'payments-due': 'Pagos que vencen este mes',
  'payments-overdue': 'Pagos vencidos',
  'payments-returned': 'Pagos devueltos',
  'payments-held': 'Pagos retenidos',
  'recent-documents': 'Documentos de los últimos 30 días',
  'timesheets-pending': 'Hojas de horas pendientes',
  'invoices-open': 'Facturas sin emitir',
};
