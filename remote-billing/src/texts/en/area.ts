import { en as invoices } from './invoices.ts';
import { en as rentals } from './rentals.ts';
import { en as timesheets } from './timesheets.ts';

/** English texts of the area. */
export const en = {
  title: 'Time and invoices',
  purpose: 'Time, its approval, and the invoices that bill it.',
  invoices,
  rentals,
  timesheets,
};
