import type { en } from '../en/time-reports.ts';

/** Texts in the time reports, in Spanish. */
export const es: typeof en = {
  week: 'Semana del {day}',
  period: {
    title: 'Resumen del período',
    empty: 'No hay tiempo.',
    columns: { person: 'Persona', project: 'Proyecto', lines: 'Líneas', hours: 'Horas', amount: 'Importe' },
  },
  details: {
    title: 'Detalle de hojas de horas',
    empty: 'No hay tiempo.',
    columns: {
      date: 'Fecha',
      project: 'Proyecto',
      agreement: 'Acuerdo',
      work: 'Trabajo',
      description: 'Descripción',
      hours: 'Horas',
      quantity: 'Cantidad',
      rate: 'Tarifa',
      amount: 'Importe',
      status: 'Estado',
    },
  },
  work: {
    title: 'Trabajo en curso',
    empty: 'Todo el tiempo está facturado.',
    columns: {
      project: 'Proyecto',
      person: 'Persona',
      oldest: 'El más antiguo',
      lines: 'Líneas',
      hours: 'Horas',
      amount: 'Importe',
    },
  },
  aged: {
    title: 'Trabajo en curso por antigüedad',
    empty: 'Todo el tiempo está facturado.',
    columns: {
      project: 'Proyecto',
      lines: 'Líneas',
      upTo30: 'Hasta 30 días',
      upTo60: 'De 31 a 60 días',
      upTo90: 'De 61 a 90 días',
      over90: 'Más de 90 días',
      amount: 'Importe',
    },
  },
};
