import type { en } from '../en/tax-return.ts';

export const es: typeof en = {
  title: 'Declaración de impuestos',
  days: (from: string, to: string) => `Facturas con fecha del ${from} al ${to}.`,
  basis:
    'Por la fecha de la factura. El impuesto soportado es el de los recibos, cuando se factura su gasto; el de otras compras está solo en los libros. El impuesto de un incobrable está en la línea 108 en el día de su baja, y en la 105 en el día en que se retira.',
  sums: 'Por declaración y período',
  parts: 'Por impuesto y tasa',
  invoices: 'Facturas detrás de las sumas',
  none: 'Ninguna factura tiene fecha en estos días.',
  noTax: 'En estos días no se cobró ningún impuesto.',
  order: () => 'El último día no puede ser anterior al primero.',
  tooLong: (years: number) => `Una declaración abarca como máximo ${years} años. Elija menos días.`,
  columns: {
    period: 'Período',
    tax: 'Impuesto',
    rate: 'Tasa, %',
    sales: 'Ingresos (línea 101)',
    taxable: 'Cobrado sobre',
    charged: 'Impuesto cobrado (105)',
    credits: 'Impuesto soportado (108)',
    net: 'Impuesto neto (109)',
    number: 'Factura',
    date: 'Fecha',
    client: 'Cliente',
  },
};
