import type { en } from '../en/obligations-names.ts';

/** The same in Spanish. */
export const es: typeof en = {
  Obligation: { one: 'obligación', many: 'obligaciones' },
};
