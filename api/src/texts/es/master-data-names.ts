import type { en } from '../en/master-data-names.ts';

/** The same in Spanish. */
export const es: typeof en = {
  Office: { one: 'oficina', many: 'oficinas' },
};
