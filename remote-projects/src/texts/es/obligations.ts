import type { en } from '../en/obligations.ts';

/** The obligations of a project and its agreements, in Spanish. */
export const es: typeof en = {
  item: 'obligación',
  entity: 'obligaciones',
  obligationType: 'Tipo',
  agreement: 'Acuerdo',
  agreementHint: 'Vacío si la obligación es del proyecto mismo.',
  record: 'Corresponde a',
  description: 'Descripción',
  dueDate: 'Vence',
  completedDate: 'Cumplida el',
  responsible: 'Responsable',
  recurrenceInterval: 'Se repite cada',
  recurrenceUnit: 'Unidad',
  recurs: 'Se repite',
  notes: 'Notas',
  once: 'Una vez',
  every: 'Cada {{count}} {{unit}}',
  units: { Days: 'días', Months: 'meses', Years: 'años' },
  doneToday: 'Cumplida hoy',
  section: { duty: 'Datos de la obligación', time: 'Calendario', more: 'Más' },
  next: 'Al guardarla como cumplida se crea la siguiente, con vencimiento el {{date}}.',
  followed: 'Creada al cumplirse la anterior.',
  openBefore: 'Abrir la anterior',
  readsAsRent:
    'Esto parece una renta. Las rentas salen de la compensación anual del acuerdo y de su calendario: con una obligación además, se paga dos veces. Use las obligaciones para deberes que no son rentas.',
  toCompensation: 'Compensación del acuerdo',
  filter: {
    state: 'Mostrar',
    all: 'Todas',
    open: 'Pendientes',
    overdue: 'Vencidas',
    done: 'Cumplidas',
    responsible: 'Responsable',
    anybody: 'Cualquiera',
  },
};
