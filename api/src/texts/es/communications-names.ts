import type { en } from '../en/communications-names.ts';

/** Names of records in counts: communications, in Spanish. */
export const es: typeof en = {
  Communication: { one: 'comunicación', many: 'comunicaciones' },
};
