import type { en } from '../en/area.ts';
import { es as invoices } from './invoices.ts';
import { es as rentals } from './rentals.ts';
import { es as timesheets } from './timesheets.ts';

/** Spanish texts of the area. */
export const es: typeof en = {
  title: 'Horas y facturas',
  purpose: 'Las horas, su aprobación y las facturas que las cobran.',
  invoices,
  rentals,
  timesheets,
};
