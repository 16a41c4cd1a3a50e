import type { en } from '../en/area.ts';
import { es as land } from './land.ts';
import { es as reading } from './reading.ts';

/** Spanish texts of the area. */
export const es: typeof en = {
  title: 'Tierras',
  purpose: 'Parcelas, títulos y cadenas de títulos.',
  land,
  reading,
};
